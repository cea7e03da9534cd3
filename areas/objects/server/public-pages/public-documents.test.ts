// Public plans and documents: on the page and in the feed while the object is public, and only those that staff
// published.

import { describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { multipartHeaders, multipartOf, pdf } from '#areas/files/server/testing/multipart.ts'
import type { Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { useOwnWorld, type Person } from '#platform/server/testing/world.ts'
import type { PublicDocument } from '../../contract/public-documents.ts'
import { plantFlat } from '../testing/planting.ts'

const world = useOwnWorld()

interface Scene {
  home: Workspace
  clerk: Person
  flat: string
}

interface Wanted {
  name: string
  sort: string
  content?: Buffer
  isPublic?: boolean
}

async function scene(): Promise<Scene> {
  const home = await world.workspace()
  return { home, clerk: await world.person(home, 'admin'), flat: await plantFlat(world, home) }
}

async function upload({ home, clerk }: Scene, { name, content = pdf }: Wanted): Promise<{ id: string; url: string }> {
  const payload = multipartOf([{ name, content }])
  const asked = { method: 'POST' as const, url: '/api/v1/upload-files', payload, headers: multipartHeaders, as: clerk }
  return (await world.ask(home, asked)).json().uploaded[0]
}

/** Returns the ids in the order of `wanted`. */
async function keep(at: Scene, wanted: readonly Wanted[]): Promise<string[]> {
  const updated = []
  for (const one of wanted) updated.push({ ...one, ...(await upload(at, one)) })
  await set(at, updated)
  return updated.map(({ id }) => id)
}

const set = ({ home, clerk, flat }: Scene, updated: readonly { url: string; sort: string; isPublic?: boolean }[]) =>
  world.ask(home, {
    method: 'POST',
    url: `/api/v1/objects/${flat}/upload-files-setup`,
    payload: {
      removedFiles: [],
      updatedFiles: updated.map(({ url, sort, isPublic }) => ({ url, key: 'document', new_key: sort, isPublic })),
    },
    as: clerk,
  })

const change = ({ home, flat }: Scene, assignment: string) =>
  inWorkspace(world.services.pool, home.id, (client) =>
    client.query(`update property_object set ${assignment} where id = $1`, [flat]),
  )

const papersOf = async ({ home, flat }: Scene): Promise<PublicDocument[]> =>
  (await world.ask(home, { url: `/api/v1/public-objects/${flat}` })).json().documents

const fetchOf = ({ home, flat }: Scene, id: string, headers = {}) =>
  world.ask(home, { url: `/api/v1/public-objects/${flat}/documents/${id}`, headers })

describe('what staff uploaded', () => {
  it('is told to the public as its sort or its switch says, and fetched without signing in', async () => {
    const at = await scene()
    const [plan, dossier, situation] = await keep(at, [
      { name: 'plan.pdf', sort: 'layout_plan' },
      { name: 'dossier.pdf', sort: 'pdf_file' },
      { name: 'lage.pdf', sort: 'situation_plan', isPublic: false },
    ])
    const told = await papersOf(at)
    expect(told).toMatchObject([{ sort: 'layout_plan', title: 'Grundriss', name: 'plan.pdf', isPicture: false }])
    const served = await world.ask(at.home, { url: told[0]?.url ?? '' })
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(served.rawPayload.equals(pdf)).toBe(true)
    expect(String(served.headers['content-disposition'])).toMatch(/^inline/)
    for (const id of [dossier, situation]) expect((await fetchOf(at, id ?? '')).statusCode).toBe(404)
    // The public files URL does not serve them either.
    for (const id of [plan, dossier, situation]) {
      expect((await world.ask(at.home, { url: `/api/v1/public-files/${id}` })).statusCode).toBe(404)
    }
  })

  it('stands in the feed with absolute links, and null for what is kept back', async () => {
    const at = await scene()
    await keep(at, [
      { name: 'plan.pdf', sort: 'layout_plan' },
      { name: 'blatt.pdf', sort: 'factsheet' },
      { name: 'dossier.pdf', sort: 'pdf_file', isPublic: true },
      { name: 'iso.pdf', sort: 'isometry', isPublic: false },
    ])
    const [fed] = (await world.ask(at.home, { url: '/api/v2/public/objects' })).json()
    for (const link of [fed.layout_plan, fed.factsheets, fed.pdf_file]) {
      expect(link).toMatch(/^https?:\/\/.*\/documents\//)
      expect((await world.ask(at.home, { url: new URL(link).pathname })).statusCode).toBe(200)
    }
    expect([fed.isometry, fed.situation_plan]).toEqual([null, null])
    expect(JSON.stringify(fed)).not.toContain('iso.pdf')
  })

  it('is a picture for the web, without what a camera wrote into it', async () => {
    const at = await scene()
    const photo = sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#4a8' } })
    const content = await photo
      .jpeg()
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .toBuffer()
    await keep(at, [{ name: 'plan.jpg', sort: 'layout_plan', content }])
    await world.services.jobs.runDue()
    const [plan] = await papersOf(at)
    expect(plan).toMatchObject({ isPicture: true })
    const { rawPayload, headers } = await world.ask(at.home, { url: plan?.url ?? '' })
    const { width, exif } = await sharp(rawPayload).metadata()
    expect([headers['content-type'], width, exif]).toEqual(['image/webp', 1600, undefined])
  })

  it('need not be sent again to whoever has it', async () => {
    const at = await scene()
    const [plan = ''] = await keep(at, [{ name: 'plan.pdf', sort: 'layout_plan' }])
    const first = await fetchOf(at, plan)
    expect(first.headers['cache-control']).toBe('public, max-age=3600')
    const again = await fetchOf(at, plan, { 'if-none-match': String(first.headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await fetchOf(at, plan, { 'if-none-match': '"another"' })).statusCode).toBe(200)
  })

  it('is gone with the object, when it is switched off, and from other places', async () => {
    const at = await scene()
    const [plan = ''] = await keep(at, [{ name: 'plan.pdf', sort: 'layout_plan' }])
    const codeNow = async () => (await fetchOf(at, plan)).statusCode
    expect(await codeNow()).toBe(200)
    await change(at, 'is_published = false')
    expect(await codeNow()).toBe(404)
    await change(at, "is_published = true, publication_end = '2001-01-01'")
    expect(await codeNow()).toBe(404)
    await change(at, 'publication_end = null')
    const elsewhere = await scene()
    expect((await fetchOf({ ...elsewhere, flat: at.flat }, plan)).statusCode).toBe(404)
    const other = { ...at, flat: await plantFlat(world, at.home) }
    expect((await fetchOf(other, plan)).statusCode).toBe(404)
    const url = `/protected/${plan}/plan.pdf`
    await set(at, [{ url, sort: 'layout_plan', isPublic: false }])
    expect([await codeNow(), await papersOf(at)]).toEqual([404, []])
    // A new document type does not publish the document; only `isPublic` does.
    await set(at, [{ url, sort: 'factsheet' }])
    expect(await codeNow()).toBe(404)
    const { entries } = (await world.ask(at.home, { url: `/api/v1/objects/${at.flat}/timeline`, as: at.clerk })).json()
    expect(entries[0]).toMatchObject({
      title: 'Öffentliche Dokumente geändert',
      detail: expect.stringContaining('plan.pdf'),
    })
  })

  it('needs the permission of objects inside the house, public or not', async () => {
    const at = await scene()
    const [plan] = await keep(at, [{ name: 'plan.pdf', sort: 'layout_plan' }])
    expect((await world.ask(at.home, { url: `/protected/${plan}/plan.pdf` })).statusCode).toBe(401)
  })

  it('closed before stays closed', async () => {
    const at = await scene()
    await keep(at, [{ name: 'plan.pdf', sort: 'layout_plan' }])
    await inWorkspace(world.services.pool, at.home.id, (client) =>
      client.query('update stored_file set is_public = false'),
    )
    expect(await papersOf(at)).toEqual([])
  })
})
