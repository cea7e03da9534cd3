// Staff change the categories of a room; their rights apply at once.

import { describe, expect, it } from 'vitest'
import { auditEntries } from '#platform/server/testing/auditing.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { standardRoleId } from '../../rules/standard-roles.ts'
import { filledRoom, inRoomsOf } from '../testing/filled-room.ts'
import { ask, categoryId, plantGuest, plantRoom, read, type PlantedRoom } from '../testing/plant-room.ts'

const world = useWorld()
const { namesOf } = inRoomsOf(world)

interface Shown {
  id: string
  parent_id: string | null
  index: string
  title_de: string
  title_fr: string
  rights: Record<string, string>
  version: number
  locked: string | null
}

const categoriesOf = async (room: PlantedRoom): Promise<Shown[]> => (await read(world, room, room.clerk)).categories

async function find(room: PlantedRoom, title: string): Promise<Shown> {
  const found = (await categoriesOf(room)).find((one) => one.title_de === title)
  if (!found) throw new Error(`no category ${title}`)
  return found
}

const send = (room: PlantedRoom, method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
  ask(world, room, { as: room.clerk, method, path: `/categories${path}`, ...(payload && { payload }) })

const add = (room: PlantedRoom, parent_id: string | null, title = 'Neu', rights: Record<string, string> = {}) =>
  send(room, 'POST', '', { title_de: title, title_fr: title, parent_id, rights })

describe('a new category', () => {
  it('comes last below its parent, with the rights of known roles only', async () => {
    const room = await plantRoom(world)
    const unknown = '00000000-0000-4000-8000-000000000001'
    const rights = { [standardRoleId('bank')]: 'read', [unknown]: 'upload' }
    const { id } = (await add(room, await categoryId(world, room, 'Grundbuch'), 'Pläne', rights)).json()
    const added = (await categoriesOf(room)).find((one) => one.id === id)
    expect(added).toMatchObject({ index: '1.3', rights: { [standardRoleId('bank')]: 'read' } })
    expect(added?.rights).not.toHaveProperty(unknown)
    expect(await auditEntries(world, room.home, 'document_room.category_added')).toHaveLength(1)
  })

  it('lies at most on the fourth level, and in a category of this room', async () => {
    const room = await plantRoom(world)
    let parent: string | null = null
    for (let level = 0; level < 4; level += 1) parent = (await add(room, parent)).json().id
    const fifth = await add(room, parent)
    expect([fifth.statusCode, fifth.json().message]).toEqual([409, 'Kategorien haben höchstens 4 Stufen.'])
    const other = await plantRoom(world)
    expect((await add(room, await categoryId(world, other, 'Grundbuch'))).statusCode).toBe(404)
  })
})

describe('a changed category', () => {
  it('gives its rights to guests at once, and refuses a stale version', async () => {
    const room = await filledRoom(world)
    const guest = await plantGuest(world, room, 'candidate')
    expect(await namesOf(room, guest)).toEqual(['Grundbuchauszug.pdf'])
    const { id, title_de, title_fr, version, rights } = await find(room, 'Versicherungen')
    const payload = { title_de, title_fr, version, rights: { ...rights, [standardRoleId('candidate')]: 'read' } }
    expect((await send(room, 'PATCH', `/${id}`, payload)).statusCode).toBe(200)
    expect(await namesOf(room, guest)).toEqual(['Grundbuchauszug.pdf', 'Versicherungen.pdf'])
    expect((await send(room, 'PATCH', `/${id}`, payload)).statusCode).toBe(409)
    const [entry] = await auditEntries(world, room.home, 'document_room.category_changed')
    expect(entry?.changes.find(({ field }) => field === 'rights')?.new).toContain('Kaufinteressierte: read')
  })
})

describe('deleting a category', () => {
  it('needs it to be empty: no file, also none that waits, and none below', async () => {
    const room = await filledRoom(world)
    const withFile = await find(room, 'Versicherungen')
    const withOthers = await find(room, 'Grundbuch')
    expect([withFile.locked, withOthers.locked]).toEqual([
      'Kann nicht gelöscht werden: enthält eine Datei.',
      'Kann nicht gelöscht werden: 2 Kategorien liegen darunter.',
    ])
    for (const { id, locked } of [withFile, withOthers]) {
      const refused = await send(room, 'DELETE', `/${id}`)
      expect([refused.statusCode, refused.json().message]).toEqual([409, locked])
    }
    const empty = await find(room, 'Dienstbarkeiten und Grundlasten')
    expect(empty.locked).toBeNull()
    expect((await send(room, 'DELETE', `/${empty.id}`)).statusCode).toBe(200)
    expect((await send(room, 'DELETE', `/${empty.id}`)).statusCode).toBe(404)
    expect(await auditEntries(world, room.home, 'document_room.category_deleted')).toHaveLength(1)
  })
})

describe('the order of categories', () => {
  it('is stored if it names all of them, and neither turns one into its own parent', async () => {
    const room = await plantRoom(world)
    const before = await categoriesOf(room)
    const order = before.map(({ id, parent_id }) => ({ id, parent_id }))
    const outdated = await send(room, 'PUT', '', { order: order.slice(1) })
    expect([outdated.statusCode, outdated.json().message]).toEqual([
      409,
      'Jemand anders hat die Reihenfolge geändert. Sie wird jetzt neu angezeigt.',
    ])
    const circle = order.map((one, at) => (at === 0 ? { ...one, parent_id: order[1]?.id ?? null } : one))
    expect((await send(room, 'PUT', '', { order: circle })).json().message).toBe(
      'Eine Kategorie kann nicht in sich selbst liegen.',
    )
    expect((await send(room, 'PUT', '', { order: order.toReversed() })).statusCode).toBe(200)
    expect((await categoriesOf(room))[0]?.title_de).toBe(
      before.findLast(({ parent_id }) => parent_id === null)?.title_de,
    )
  })
})
