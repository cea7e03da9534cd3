// Tests unclaimed uploads, access to files, and that a failed upload leaves nothing behind.

import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { newId } from '#platform/server/ids.ts'
import { useOwnWorld, type Person } from '#platform/server/testing/world.ts'
import { multipartHeaders, multipartOf, pdf, png, type Part } from './testing/multipart.ts'

const world = useOwnWorld()

async function scene() {
  const home = await world.workspace()
  return { home, clerk: await world.person(home, 'admin') }
}

const upload = (home: Workspace, as: Person | null, parts: readonly Part[], path = 'upload-files') =>
  world.ask(home, {
    method: 'POST',
    url: `/api/v1/${path}`,
    payload: multipartOf(parts),
    headers: multipartHeaders,
    ...(as && { as }),
  })

const fetchFile = (home: Workspace, url: string, as?: Person) => world.ask(home, { url, ...(as && { as }) })

/** Uploads a file and returns it as the uploader sees it. */
async function uploaded(home: Workspace, as: Person, part: Part = { name: 'Ausweis.png', content: png }) {
  const [file] = (await upload(home, as, [part])).json().uploaded
  return file
}

const claim = (home: Workspace, id: string, fields: Partial<typeof storedFile.$inferInsert>) =>
  inWorkspace(world.services.pool, home.id, (client) =>
    drizzle({ client }).update(storedFile).set(fields).where(eq(storedFile.id, id)),
  )

const rowsOf = (home: Workspace) =>
  inWorkspace(world.services.pool, home.id, (client) => drizzle({ client }).select().from(storedFile))

/** Returns all files on disk for this workspace: contents, drafts and derived files. */
function contentsOf(home: Workspace): string[] {
  try {
    const names = readdirSync(join(world.services.config.dataFolder, 'files', home.id))
    return [...new Set(names.map((name) => name.split('.')[0] ?? ''))]
  } catch {
    return []
  }
}

describe('an upload', () => {
  it('is kept with its name, measured type and size until it is claimed', async () => {
    const { home, clerk } = await scene()
    const answer = await upload(
      home,
      clerk,
      [{ name: 'Grundriss Süd.png', content: png, type: 'text/html' }],
      'upload-images',
    )
    expect(answer.json()).toMatchObject({ status: 'ok', errors: [] })
    const [file] = answer.json().uploaded
    expect(file).toMatchObject({
      displayName: 'Grundriss Süd.png',
      contentType: 'image/png',
      size: png.length,
      key: 'image',
    })
    const back = await fetchFile(home, file.url, clerk)
    expect(back.rawPayload.equals(png)).toBe(true)
    expect(back.headers['content-disposition']).toContain('Grundriss%20S%C3%BCd.png')
    expect(back.headers['cache-control']).toBe('private, no-store')
  })

  it.each(['upload-images', 'upload-files'])(
    'takes no picture that broke off on its way (%s), and the others',
    async (path) => {
      const { home, clerk } = await scene()
      const cut = { name: 'halb.png', content: png.subarray(0, 50) }
      const answer = await upload(home, clerk, [cut, { name: 'ganz.png', content: png }], path)
      expect(answer.json()).toMatchObject({
        status: 'partial',
        uploaded: [{ displayName: 'ganz.png' }],
        errors: [{ file_names: ['halb.png'], message: 'Die Datei ist beschädigt oder nicht vollständig.' }],
      })
      expect(contentsOf(home)).toHaveLength(1)
    },
  )

  it('keeps the good ones when others are bad, and says which and why', async () => {
    const { home, clerk } = await scene()
    const long = `${'x'.repeat(197)}.png`
    const answer = await upload(home, clerk, [
      { name: 'eins.png', content: png },
      { name: 'seite.html', content: Buffer.from('<script>alert(1)</script>') },
      { name: long, content: png },
      { name: 'leer.pdf', content: Buffer.alloc(0) },
      { name: 'zwei.pdf', content: pdf },
    ])
    expect(answer.statusCode).toBe(200)
    const { status, uploaded: kept, errors } = answer.json()
    expect(status).toBe('partial')
    expect(kept.map(({ displayName }: { displayName: string }) => displayName)).toEqual(['eins.png', 'zwei.pdf'])
    expect(errors.map(({ file_names }: { file_names: string[] }) => file_names[0])).toEqual([
      'seite.html',
      long,
      'leer.pdf',
    ])
    for (const { message } of errors) expect(message).toMatch(/[a-zä-ü] .*[a-z]/)
    expect(contentsOf(home)).toHaveLength(2)
    expect(await rowsOf(home)).toHaveLength(2)
  })

  it('of more than 20 MB is refused and leaves nothing', async () => {
    const { home, clerk } = await scene()
    const huge = Buffer.concat([png, Buffer.alloc(20 * 1024 * 1024)])
    const answer = await upload(home, clerk, [
      { name: 'riesig.png', content: huge },
      { name: 'klein.png', content: png },
    ])
    expect(answer.json().errors).toEqual([{ file_names: ['riesig.png'], message: expect.stringContaining('20') }])
    expect(answer.json().uploaded).toHaveLength(1)
    expect(contentsOf(home)).toHaveLength(1)
  })

  it('that is a document is no picture', async () => {
    const { home, clerk } = await scene()
    const answer = await upload(home, clerk, [{ name: 'bild.png', content: pdf, type: 'image/png' }], 'upload-images')
    expect(answer.json()).toMatchObject({ status: 'partial', uploaded: [] })
  })

  it('that breaks in the middle leaves nothing', async () => {
    const { home, clerk } = await scene()
    await world.app.listen({ port: 0, host: '127.0.0.1' })
    const address = world.app.server.address()
    const port = address !== null && typeof address === 'object' ? address.port : 0
    const whole = multipartOf([{ name: 'halb.png', content: Buffer.concat([png, Buffer.alloc(600_000)]) }])
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(
          [
            'POST /api/v1/upload-files HTTP/1.1',
            `Host: ${home.slug}.localhost`,
            `Authorization: Bearer ${clerk.token}`,
            `Content-Type: ${multipartHeaders['content-type']}`,
            `Content-Length: ${whole.length}`,
            '\r\n',
          ].join('\r\n'),
        )
        socket.write(whole.subarray(0, 200_000), () => setTimeout(() => socket.destroy(), 100))
      })
      socket.on('error', () => {})
      socket.on('close', () => setTimeout(resolve, 400))
    })
    expect(contentsOf(home)).toEqual([])
    expect(await rowsOf(home)).toEqual([])
  })

  it('that is repeated under its key is answered as the first time, and stored once', async () => {
    const { home, clerk } = await scene()
    const key = '5f0c5a4e-6f0a-4a38-9a0e-0d5f3c3f2b11'
    const send = (as: Person, content: Buffer) =>
      world.ask(home, {
        method: 'POST',
        url: '/api/v1/upload-files',
        payload: multipartOf([{ name: 'a.png', content }]),
        headers: { ...multipartHeaders, 'upload-key': key },
        as,
      })
    // Both requests run at once, like a retry while the server still works on the first one.
    const [first, second] = await Promise.all([send(clerk, png), send(clerk, png)])
    expect(second.json()).toEqual(first.json())
    expect((await send(clerk, png)).json()).toEqual(first.json())
    expect([(await rowsOf(home)).length, contentsOf(home).length]).toEqual([1, 1])
    // Different content is a different upload, even with the same key; uploads of other users are not revealed.
    expect((await send(clerk, pdf)).json().uploaded[0].id).not.toBe(first.json().uploaded[0].id)
    const colleague = await world.person(home, 'admin')
    expect((await send(colleague, png)).json()).toMatchObject({ status: 'partial', uploaded: [] })
    expect([(await rowsOf(home)).length, contentsOf(home).length]).toEqual([2, 2])
  })

  it('needs a session', async () => {
    const { home } = await scene()
    expect((await upload(home, null, [{ name: 'a.png', content: png }])).statusCode).toBe(401)
  })
})

describe('a stored file', () => {
  it('that nobody has claimed is there for its uploader alone', async () => {
    const { home, clerk } = await scene()
    const { url } = await uploaded(home, clerk)
    expect((await fetchFile(home, url, await world.person(home, 'superadmin'))).statusCode).toBe(404)
  })

  it('opens to those who may see what it belongs to', async () => {
    const { home, clerk } = await scene()
    const { id, url } = await uploaded(home, clerk)
    await claim(home, id, { ownerKind: 'application', ownerId: newId() })
    const marketer = await world.person(home, 'marketer')
    expect((await fetchFile(home, url, marketer)).statusCode).toBe(403)
    expect((await fetchFile(home, url, await world.person(home, 'assistant'))).statusCode).toBe(200)
    await claim(home, id, { ownerKind: 'object', ownerId: newId() })
    expect((await fetchFile(home, url, marketer)).statusCode).toBe(200)
    await claim(home, id, { ownerKind: 'something else', ownerId: newId() })
    expect((await fetchFile(home, url, clerk)).statusCode).toBe(403)
  })

  it('does not exist without a session, in another workspace, or under another address', async () => {
    const { home, clerk } = await scene()
    const { url } = await uploaded(home, clerk)
    const other = await scene()
    expect((await fetchFile(home, url)).statusCode).toBe(401)
    expect((await fetchFile(other.home, url, other.clerk)).statusCode).toBe(404)
    for (const wrong of ['/protected/..%2f..%2fetc%2fpasswd', '/protected/nothing', `/protected/${newId()}/x.png`]) {
      expect([wrong, (await fetchFile(home, wrong, clerk)).statusCode]).toEqual([wrong, 404])
    }
  })

  it('is served by its address too, and no other address is fetched', async () => {
    const { home, clerk } = await scene()
    const { url } = await uploaded(home, clerk)
    const serve = (address: string) =>
      fetchFile(home, `/api/v1/serve-media-files?url=${encodeURIComponent(address)}`, clerk)
    expect((await serve(url)).rawPayload.equals(png)).toBe(true)
    for (const wrong of ['http://127.0.0.1/secret', 'file:///etc/passwd', '/api/v1/bootstrap']) {
      expect([wrong, (await serve(wrong)).statusCode]).toEqual([wrong, 404])
    }
  })

  it('is public only when it was made so, and may then be kept by browsers', async () => {
    const { home, clerk } = await scene()
    const { id } = await uploaded(home, clerk)
    const url = `/api/v1/public-files/${id}`
    expect((await fetchFile(home, url)).statusCode).toBe(404)
    // Documents of an object are served by its area, which checks whether the object is still shown.
    await claim(home, id, { ownerKind: 'object', ownerId: newId(), isPublic: true, category: 'layout_plan' })
    expect((await fetchFile(home, url)).statusCode).toBe(404)
    await claim(home, id, { category: 'image' })
    const open = await fetchFile(home, url)
    expect([open.statusCode, open.headers['cache-control']]).toEqual([200, 'public, max-age=86400'])
    expect(open.headers['content-security-policy']).toContain("default-src 'none'")
    expect((await fetchFile((await scene()).home, url)).statusCode).toBe(404)
  })
})

describe('removing uploads', () => {
  const remove = (home: Workspace, as: Person, urls: string[]) =>
    world.ask(home, {
      method: 'POST',
      url: '/api/v1/remove-files',
      payload: { files: urls.map((url) => ({ url, key: 'document' })) },
      as,
    })

  it('takes one’s own away, with their contents', async () => {
    const { home, clerk } = await scene()
    const { url } = await uploaded(home, clerk)
    expect((await remove(home, clerk, [url])).statusCode).toBe(200)
    await world.services.jobs.runDue()
    expect(await rowsOf(home)).toEqual([])
    expect(contentsOf(home)).toEqual([])
  })

  it('leaves everything alone when one of them is not one’s own or in use', async () => {
    const { home, clerk } = await scene()
    const mine = await uploaded(home, clerk)
    const used = await uploaded(home, clerk)
    await claim(home, used.id, { ownerKind: 'object', ownerId: newId() })
    const theirs = await uploaded(home, await world.person(home, 'user'))
    expect((await remove(home, clerk, [mine.url, used.url])).statusCode).toBe(404)
    expect((await remove(home, clerk, [mine.url, theirs.url])).statusCode).toBe(404)
    expect(await rowsOf(home)).toHaveLength(3)
  })
})
