import { randomBytes, randomInt } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createApp } from '#app/app.ts'
import { chunkBytes } from '#platform/contract/chunk.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { forgetChunks } from '#platform/server/files/chunks.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { newId } from '#platform/server/ids.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { fillIn, plantObject, type Filling } from '../testing/planting.ts'
import { sendAndCut } from '../testing/send-and-cut.ts'

const world = useWorld()
let port = 0
beforeAll(async () => {
  port = Number(new URL(await world.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => world.setTime(new Date()))

/** PDF of `size` bytes with random content, like a scan. */
const pdfOf = (size: number): Buffer => Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(size - 9)])

const start = async () => {
  const home = await world.workspace()
  const filling = await fillIn(world, home, [await plantObject(world, home)])
  const ana = (await filling.read()).adults[0]?.key ?? ''
  return { home, filling, ana }
}

interface Upload {
  person: string
  content: Buffer
  id?: string
  name?: string
  category?: string
}

/** Uploads one file chunk by chunk. */
function begin(filling: Filling, upload: Upload) {
  const { person, content, id = newId(), name = 'Ausweis.pdf', category = 'tax_assessment' } = upload
  const url = `/documents/${person}/${category}/${id}`
  const query = (offset: number | string, size: number | string = content.length) =>
    new URLSearchParams({ offset: String(offset), size: String(size), name }).toString()
  const headers = { 'content-type': 'application/octet-stream' }
  const put = (offset: number | string, payload: Buffer, size?: number | string) =>
    filling.ask({ method: 'PUT', url: `${url}?${query(offset, size)}`, headers, payload })
  return {
    id,
    url,
    query,
    put,
    next: (offset: number) => put(offset, content.subarray(offset, offset + chunkBytes)),
    ask: async () => (await filling.ask({ url })).json(),
  }
}

const chunksOf = (workspaceId: string): string[] => {
  try {
    return readdirSync(join(world.services.config.dataFolder, 'files', workspaceId, 'pieces'))
  } catch {
    return []
  }
}

describe('a paper in chunks', () => {
  it('is handed in with its last chunk, once, and says so whenever it is asked again', async () => {
    const { home, filling, ana } = await start()
    const content = pdfOf(2 * chunkBytes + 77)
    const upload = begin(filling, { person: ana, content, name: 'Ausweis «Ana».pdf' })
    expect(await upload.ask()).toEqual({ arrived: 0, uploaded: null })
    expect((await upload.next(0)).json()).toEqual({ arrived: chunkBytes, uploaded: null })
    expect((await upload.next(chunkBytes)).json()).toEqual({ arrived: 2 * chunkBytes, uploaded: null })
    const whole = (await upload.next(2 * chunkBytes)).json()
    expect(whole).toMatchObject({
      arrived: content.length,
      uploaded: { key: 'tax_assessment', person: ana, displayName: 'Ausweis «Ana».pdf', size: content.length },
    })
    expect(await upload.ask()).toEqual(whole)
    expect((await upload.next(2 * chunkBytes)).json()).toEqual(whole)
    const { documents } = await filling.read()
    expect(documents).toHaveLength(1)
    const served = await world.ask(home, { url: documents[0]?.url ?? '' })
    expect(served.rawPayload.equals(content)).toBe(true)
    expect(chunksOf(home.id)).toEqual([])
  })

  it('goes on at the byte at which its connection was cut', async () => {
    const { home, filling, ana } = await start()
    const content = pdfOf(chunkBytes)
    const upload = begin(filling, { person: ana, content })
    const come = randomInt(1, chunkBytes)
    await sendAndCut(port, filling, { slug: home.slug, url: `${upload.url}?${upload.query(0)}`, content, come })
    await vi.waitFor(async () => expect((await upload.ask()).arrived).toBe(come), { timeout: 10_000 })
    // A chunk that arrives late is ignored; a repeated upload stores only the missing bytes.
    expect((await upload.put(0, content.subarray(0, come))).json()).toEqual({ arrived: come, uploaded: null })
    const { uploaded } = (await upload.put(0, content)).json()
    const served = await world.ask(home, { url: uploaded.url })
    expect(served.rawPayload.equals(content)).toBe(true)
  })

  it('goes on with another node, and when its server was killed', async () => {
    const { home, filling, ana } = await start()
    const content = pdfOf(chunkBytes + 10)
    const upload = begin(filling, { person: ana, content })
    await upload.next(0)
    const { app } = await createApp(world.services)
    const answer = await app.inject({
      method: 'PUT',
      url: `/api/v2/applications/${filling.slug}/${filling.token}${upload.url}?${upload.query(chunkBytes)}`,
      headers: { host: `${home.slug}.localhost`, 'content-type': 'application/octet-stream' },
      payload: content.subarray(chunkBytes),
    })
    expect(answer.json().uploaded.size).toBe(content.length)
  })

  it('that was there whole when its server was killed is handed in by whoever asks for no more', async () => {
    const { home, filling, ana } = await start()
    const content = pdfOf(9000)
    const upload = begin(filling, { person: ana, content })
    await upload.put(0, content.subarray(0, 4500))
    const last = `${home.id}/pieces/last`
    await world.services.files.put(last, content.subarray(4500))
    await inWorkspace(world.services.pool, home.id, (client) =>
      client.query('update upload_in_pieces set arrived = size, pieces = pieces || $1::text', [last]),
    )
    expect(await upload.ask()).toEqual({ arrived: 9000, uploaded: null })
    const { uploaded } = (await upload.put(9000, Buffer.alloc(0))).json()
    const served = await world.ask(home, { url: uploaded.url })
    expect(served.rawPayload.equals(content)).toBe(true)
  })

  it('of two windows at once is there once', async () => {
    const { filling, ana } = await start()
    const content = pdfOf(3 * chunkBytes)
    const upload = begin(filling, { person: ana, content })
    const window = async () => {
      let at = 0
      for (let tries = 0; tries < 20; tries++) {
        const { arrived, uploaded } = (await upload.next(at)).json()
        if (uploaded) return uploaded.id
        at = arrived
      }
      return null
    }
    const [one, other] = await Promise.all([window(), window()])
    expect(one).toEqual(expect.any(String))
    expect(other).toBe(one)
    expect((await filling.read()).documents).toHaveLength(1)
  })

  it('of two windows at once is there once, also where the second reads when the first has cleared away', async () => {
    const { filling, ana } = await start()
    const content = pdfOf(5000)
    const upload = begin(filling, { person: ana, content })
    await upload.put(0, content.subarray(0, 3000))
    const { files } = world.services
    const reached = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const get = files.get.bind(files)
    const reading = vi.spyOn(files, 'get').mockImplementationOnce(async (key) => {
      reached.resolve()
      await goOn.promise
      return get(key)
    })
    const slow = upload.put(3000, content.subarray(3000))
    await reached.promise
    const quick = (await upload.put(5000, Buffer.alloc(0))).json()
    goOn.resolve()
    expect(quick.uploaded).toMatchObject({ size: 5000 })
    expect((await slow).json()).toEqual(quick)
    expect(await upload.ask()).toEqual(quick)
    expect((await filling.read()).documents).toHaveLength(1)
    reading.mockRestore()
  })

  it('is nobody else’s, also under the same id', async () => {
    const { filling, ana } = await start()
    const content = pdfOf(chunkBytes + 10)
    const upload = begin(filling, { person: ana, content })
    await upload.next(0)
    const other = await start()
    const stolen = `/api/v2/applications/${filling.slug}/${filling.token}${upload.url}`
    expect((await world.ask(other.home, { url: stolen })).statusCode).toBe(404)
    expect(
      (await world.ask(other.home, { method: 'PUT', url: `${stolen}?${upload.query(chunkBytes)}` })).statusCode,
    ).toBe(404)
    const same = begin(other.filling, { person: other.ana, content, id: upload.id })
    expect(await same.ask()).toEqual({ arrived: 0, uploaded: null })
    expect((await other.filling.ask({ url: upload.url })).statusCode).toBe(404)
    const wrongKey = `/api/v2/applications/${filling.slug}/${other.filling.token}${upload.url}`
    expect((await world.ask(other.home, { url: wrongKey })).statusCode).toBe(404)
    expect(await upload.ask()).toEqual({ arrived: chunkBytes, uploaded: null })
  })

  it('is turned down with a reason: too large, of a wrong type, under too long a name, without a place', async () => {
    const { home, filling, ana } = await start()
    const content = pdfOf(5000)
    const said = async (upload: ReturnType<typeof begin>, size?: number) => {
      const answer = await upload.put(0, content, size)
      return [answer.statusCode, answer.json().message]
    }
    expect(await said(begin(filling, { person: ana, content }), 21 * 1024 * 1024)).toEqual([
      422,
      'Die Datei ist grösser als 20 MB',
    ])
    const noise = begin(filling, { person: ana, content: randomBytes(2 * chunkBytes) })
    expect((await noise.next(0)).statusCode).toBe(422)
    expect((await said(begin(filling, { person: ana, content, name: `${'n'.repeat(201)}.pdf` })))[0]).toBe(422)
    expect((await said(begin(filling, { person: newId(), content })))[0]).toBe(404)
    expect((await said(begin(filling, { person: ana, content, category: 'firstname' })))[0]).toBe(404)
    // The file type is reported only once all chunks have arrived: the first chunk is too short to detect it.
    const hidden = begin(filling, { person: ana, content: randomBytes(5000) })
    expect((await hidden.put(0, Buffer.alloc(100))).json().arrived).toBe(100)
    expect((await hidden.put(100, Buffer.alloc(4900))).statusCode).toBe(422)
    expect(await hidden.ask()).toEqual({ arrived: 0, uploaded: null })
    expect((await filling.read()).documents).toEqual([])
    expect(chunksOf(home.id)).toEqual([])
  })

  it('with a senseless offset, size or body is told so', async () => {
    const { filling, ana } = await start()
    const content = pdfOf(5000)
    const upload = begin(filling, { person: ana, content })
    const statuses: number[] = []
    for (const offset of ['-1', 'x', '1.5', '1e99', '5001', 'NaN', '0x1g']) {
      statuses.push((await upload.put(offset, content)).statusCode)
    }
    for (const size of ['0', '-5', 'x', '1e99']) statuses.push((await upload.put(0, content, size)).statusCode)
    expect(new Set(statuses)).toEqual(new Set([422]))
    // Larger than the announced size, and larger than one chunk.
    expect((await upload.put(0, content, 4000)).statusCode).toBe(413)
    expect((await upload.put(0, pdfOf(chunkBytes + 1), 3 * chunkBytes)).statusCode).toBe(413)
    expect((await filling.ask({ method: 'PUT', url: `${upload.url}?${upload.query(0)}` })).statusCode).toBe(415)
    expect((await upload.put(2500, content.subarray(2500))).json()).toEqual({ arrived: 0, uploaded: null })
    await upload.put(0, content.subarray(0, 100))
    expect((await upload.put(100, content.subarray(100), 6000)).statusCode).toBe(422)
    expect((await upload.ask()).arrived).toBe(100)
  })

  it('finds its place full before it sends a byte, or at the end', async () => {
    const { home, filling, ana } = await start()
    const content = pdfOf(5000)
    const late = begin(filling, { person: ana, content })
    await late.put(0, content.subarray(0, 2000))
    for (let count = 0; count < 3; count++) await begin(filling, { person: ana, content }).next(0)
    expect((await begin(filling, { person: ana, content: pdfOf(2 * chunkBytes) }).next(0)).statusCode).toBe(409)
    expect((await late.put(2000, content.subarray(2000))).statusCode).toBe(409)
    expect((await filling.read()).documents).toHaveLength(3)
    expect(chunksOf(home.id)).toEqual([])
  })
})

describe('what nobody goes on with', () => {
  it('is cleared away after a day, and not before', async () => {
    const { home, filling, ana } = await start()
    const upload = begin(filling, { person: ana, content: pdfOf(5000) })
    await upload.put(0, pdfOf(3000))
    const night = () => asSystem(world.services, home, forgetChunks)
    await night()
    expect(chunksOf(home.id)).toHaveLength(1)
    world.setTime(new Date(Date.now() + 25 * 3_600_000))
    await night()
    expect(chunksOf(home.id)).toEqual([])
    expect(await upload.ask()).toEqual({ arrived: 0, uploaded: null })
    world.setTime(new Date())
  })

  it('gives way to what is begun later, where there is too much of it', async () => {
    const { home, filling, ana } = await start()
    const uploads = Array.from({ length: 22 }, () => begin(filling, { person: ana, content: pdfOf(5000) }))
    for (const [index, upload] of uploads.entries()) {
      world.setTime(new Date(Date.now() + index * 1000))
      await upload.put(0, pdfOf(1000))
    }
    world.setTime(new Date())
    expect(chunksOf(home.id)).toHaveLength(20)
    const arrived: number[] = []
    for (const upload of uploads.slice(0, 4)) arrived.push((await upload.ask()).arrived)
    expect(arrived).toEqual([0, 0, 1000, 1000])
  })

  it('begins anew when a chunk is lost', async () => {
    const { home, filling, ana } = await start()
    const content = pdfOf(5000)
    const upload = begin(filling, { person: ana, content })
    await upload.put(0, content.subarray(0, 3000))
    await rm(join(world.services.config.dataFolder, 'files', home.id, 'pieces', chunksOf(home.id)[0] ?? ''))
    expect((await upload.put(3000, content.subarray(3000))).json()).toEqual({ arrived: 0, uploaded: null })
    expect((await upload.put(0, content)).json().uploaded.size).toBe(5000)
  })
})
