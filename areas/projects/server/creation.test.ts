// The wizard: a project is created as a draft and edited with the same calls.

import { expect, it } from 'vitest'
import { auditEntries } from '#platform/server/testing/auditing.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { plantProject } from './testing/planting.ts'
import { dataOfProject, sceneIn, upload } from './testing/scene.ts'

const world = useWorld()
const unknown = '00000000-0000-7000-8000-000000000000'

it('begins with empty data', async () => {
  const { get } = await sceneIn(world)
  expect((await get('create-object')).json()).toMatchObject({ id: null, data: { details: { title: '' } }, images: [] })
})

it('creates a draft with amounts, canton, files in order and a first agreement', async () => {
  const { home, admin, get, post } = await sceneIn(world)
  const files = await Promise.all(
    (['image', 'image', 'document'] as const).map((kind, index) =>
      upload(world, { home, as: admin, name: `Sonnenrain ${index}.${kind === 'image' ? 'png' : 'pdf'}`, kind }),
    ),
  )
  const [first = '', second = '', paper = ''] = files
  const data = { ...dataOfProject(), uploads: { images: [second, first], files: [paper] } }
  const created = (await post('create-object', data)).json()
  expect(created.notify).toMatchObject([{ title: 'Projekt als Entwurf erfasst' }])
  const project = (await get(created.id)).json()
  expect(project).toMatchObject({
    state: 'draft',
    canton: 'BE',
    data,
    nda: { version: 1 },
    canWrite: true,
    actions: { publish: { allowed: false }, edit: { allowed: true }, remove: { allowed: true } },
  })
  expect(project.keyFigures[0]).toMatchObject({ key: 'gross_yield', of: [800_000, 20_000_000.05] })
  expect(project.missing).toEqual(['Anonymer Titel', 'Highlights', 'Zusammenfassung'])
  expect(await auditEntries(world, home, 'b2b_project.created')).toHaveLength(1)
})

it('saves changes once, with both values in the history', async () => {
  const { home, get, post } = await sceneIn(world)
  const { id, version } = (await post('create-object', dataOfProject())).json()
  const data = { ...dataOfProject('Sonnenrain'), id, version }
  expect((await post('create-object', data)).json().version).toBe(version + 1)
  expect((await get(id)).json().data.details.title).toBe('Sonnenrain')
  const entries = await auditEntries(world, home, 'b2b_project.changed')
  expect(entries.map(({ changes }) => changes)).toEqual([
    [{ field: 'title', old: 'Überbauung Sonnenrain', new: 'Sonnenrain' }],
  ])
  const stale = await post('create-object', { ...dataOfProject('Other'), id, version })
  expect(stale.statusCode).toBe(409)
  expect(stale.json().current).toMatchObject({ version: version + 1, data: { details: { title: 'Sonnenrain' } } })
})

it.each([
  ['details.title', { details: { ...dataOfProject().details, title: ' ' } }],
  ['details.egrid', { details: { ...dataOfProject().details, egrid: 'CH12' } }],
  ['address.postalCode', { address: { ...dataOfProject().address, postalCode: '30' } }],
  ['keyData.price', { keyData: { ...dataOfProject().keyData, price: -1 } }],
])('refuses %s', async (field, part) => {
  const { post } = await sceneIn(world)
  const refused = await post('create-object', { ...dataOfProject(), ...part })
  expect(refused.statusCode).toBe(422)
  expect(Object.keys(refused.json().fields)).toEqual([field])
})

it('does not change a sold project, nor takes away what a published one needs', async () => {
  const { home, get, post } = await sceneIn(world)
  const sold = await plantProject(world.services.pool, home, { state: 'sold' })
  const open = await plantProject(world.services.pool, home)
  const stored = (await get(`create-object?id=${open.id}`)).json()
  const save = (id: string, more: object = {}) => post('create-object', { ...stored.data, id, version: 1, ...more })
  expect((await save(sold.id)).json().message).toBe('Ein verkauftes Projekt wird nicht mehr geändert.')
  const bare = { details: { ...stored.data.details, propertyUses: [] } }
  expect((await save(open.id, bare)).json().message).toContain('Folgende Angaben müssen bleiben: Nutzung')
  const named = { details: { ...stored.data.details, title: 'Voll vermietet' } }
  expect((await save(open.id, named)).json().message).toContain('«Highlights» des Teasers nennt den Titel')
})

it('takes only own uploads and existing owners', async () => {
  const { home, assistant, post } = await sceneIn(world)
  const foreign = await upload(world, { home, as: assistant, name: 'a.png', kind: 'image' })
  const refused = await post('create-object', { ...dataOfProject(), uploads: { images: [foreign], files: [] } })
  expect(refused.statusCode).toBe(404)
  const contactDetails = { ...dataOfProject().contactDetails, owner: { id: unknown, name: 'X' } }
  expect((await post('create-object', { ...dataOfProject(), contactDetails })).statusCode).toBe(404)
})

it('needs the permission to change objects, and hides other workspaces', async () => {
  const { get, post, assistant } = await sceneIn(world)
  expect((await post('create-object', dataOfProject(), assistant)).statusCode).toBe(403)
  expect((await get('create-object', assistant)).statusCode).toBe(403)
  const other = await sceneIn(world)
  const { id } = await plantProject(world.services.pool, other.home)
  expect((await get(id)).statusCode).toBe(404)
  expect((await get(`create-object?id=${id}`)).statusCode).toBe(404)
  expect((await post('create-object', { ...dataOfProject(), id, version: 1 })).statusCode).toBe(404)
})

it('deletes a draft with its files, and keeps a published project', async () => {
  const { home, admin, post } = await sceneIn(world)
  const image = await upload(world, { home, as: admin, name: 'a.png', kind: 'image' })
  const { id } = (await post('create-object', { ...dataOfProject(), uploads: { images: [image], files: [] } })).json()
  const published = await plantProject(world.services.pool, home)
  const remove = (one: string) => world.ask(home, { method: 'DELETE', url: `/api/v1/b2b/objects/${one}`, as: admin })
  expect((await remove(id)).statusCode).toBe(200)
  const file = await world.ask(home, { url: `/protected/${image}/a.png`, as: admin })
  expect(file.statusCode).toBe(404)
  expect((await remove(published.id)).json().message).toContain('Ziehen Sie es zuerst zurück')
})
