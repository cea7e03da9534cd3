// Staff rename, move, order, release, replace and delete files of a room.

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { auditEntries } from '#platform/server/testing/auditing.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { documentRoom, roomAccess } from '../tables.ts'
import { filledRoom, inRoomsOf, paper } from '../testing/filled-room.ts'
import {
  ask,
  categoryId,
  createRoom,
  plantGuest,
  read,
  staffNewsOf,
  upload,
  type PlantedRoom,
} from '../testing/plant-room.ts'
import { plantFlat } from '../testing/plant-flat.ts'

const world = useWorld()
const { namesOf, fileId, open } = inRoomsOf(world)

interface Shown {
  id: string
  category_id: string
  index: string
  name: string
  version: number
  content_version: number
}

async function find(room: PlantedRoom, name: string): Promise<Shown> {
  const { files }: { files: Shown[] } = await read(world, room, room.clerk)
  const found = files.find((one) => one.name === name)
  if (!found) throw new Error(`no file ${name}`)
  return found
}

const change = (room: PlantedRoom, id: string, payload: object) =>
  ask(world, room, { as: room.clerk, method: 'PATCH', path: `/files/${id}`, payload })
const remove = (room: PlantedRoom, id: string, as: Person = room.clerk) =>
  ask(world, room, { as, method: 'DELETE', path: `/files/${id}` })

const logOf = (room: PlantedRoom) =>
  asSystem(world.services, room.home, async ({ db }) => {
    const rows = await db.select().from(roomAccess).orderBy(roomAccess.at, roomAccess.id)
    return rows.map(({ action, fileName, versionNumber }) => `${action} ${fileName} ${versionNumber}`)
  })

const storedIn = (room: PlantedRoom) =>
  asSystem(world.services, room.home, ({ db }) => db.$count(storedFile, eq(storedFile.workspaceId, room.home.id)))

describe('a file', () => {
  it('is renamed and moved to the end of another category, and a stale version is refused', async () => {
    const room = await filledRoom(world)
    const candidate = await plantGuest(world, room, 'candidate')
    expect(await namesOf(room, candidate)).toEqual(['Grundbuchauszug.pdf'])
    const { id, version } = await find(room, 'Grundbuchauszug.pdf')
    const payload = { version, name: 'Auszug.pdf', category_id: await categoryId(world, room, 'Versicherungen') }
    expect((await change(room, id, payload)).statusCode).toBe(200)
    expect(await find(room, 'Auszug.pdf')).toMatchObject({ index: '4.2', version: version + 1 })
    expect((await change(room, id, payload)).statusCode).toBe(409)
    expect((await auditEntries(world, room.home, 'document_room.file_moved'))[0]?.changes).toEqual([
      { field: 'file', old: 'Grundbuchauszug.pdf', new: 'Auszug.pdf' },
      { field: 'category', old: 'Grundbuchauszug', new: 'Versicherungen' },
    ])
    expect(await namesOf(room, candidate)).toEqual([])
  })

  it('stays in its room: neither another room nor its categories can be reached by it', async () => {
    const room = await filledRoom(world)
    const objectId = await plantFlat(world, room.home, room.applicants)
    const second = { ...room, objectId, ...(await createRoom(world, room, objectId)) }
    const { id, version, name, category_id } = await find(room, 'Versicherungen.pdf')
    const elsewhere = await categoryId(world, second, 'Grundbuch')
    expect((await change(room, id, { version, name, category_id: elsewhere })).statusCode).toBe(404)
    expect((await change(second, id, { version, name, category_id })).statusCode).toBe(404)
    expect((await remove(second, id)).statusCode).toBe(404)
    const replaced = await upload(world, second, { as: room.clerk, replaces: id, name, content: await paper() })
    expect(replaced.json().uploaded).toEqual([])
    expect(await find(room, 'Versicherungen.pdf')).toMatchObject({ version, category_id, content_version: 1 })
  })

  it('is ordered within its category, if the list is complete', async () => {
    const room = await filledRoom(world)
    const category_id = await categoryId(world, room, 'Grundbuchauszug')
    await upload(world, room, { as: room.clerk, category: category_id, name: 'Plan.pdf', content: await paper() })
    const [first, second] = [await find(room, 'Grundbuchauszug.pdf'), await find(room, 'Plan.pdf')]
    expect([first.index, second.index]).toEqual(['1.1.1', '1.1.2'])
    const arrange = (order: string[]) =>
      ask(world, room, { as: room.clerk, method: 'PUT', path: '/files', payload: { category_id, order } })
    expect((await arrange([second.id])).statusCode).toBe(409)
    expect((await arrange([second.id, await fileId(room, 'Versicherungen.pdf')])).statusCode).toBe(409)
    expect((await arrange([second.id, first.id])).statusCode).toBe(200)
    expect((await find(room, 'Plan.pdf')).index).toBe('1.1.1')
  })

  it('keeps earlier versions when its content is replaced, and opens the newest', async () => {
    const room = await filledRoom(world)
    const guest = await plantGuest(world, room, 'lawyer')
    const { id, version } = await find(room, 'Versicherungen.pdf')
    const content = Buffer.concat([await paper(), Buffer.from('\n% second\n')])
    const answer = await upload(world, room, { as: room.clerk, replaces: id, name: 'Police.pdf', content })
    expect(answer.json().status).toBe('ok')
    expect(await find(room, 'Police.pdf')).toMatchObject({ id, content_version: 2, version: version + 1 })
    expect((await open(room, room.clerk, 'Police.pdf', 'download')).rawPayload.equals(content)).toBe(true)
    expect(await storedIn(room)).toBe(4)
    const byGuest = await upload(world, room, { as: guest, replaces: id, name: 'Falsch.pdf', content })
    expect(byGuest.statusCode).toBe(403)
    expect(await logOf(room)).toEqual(
      expect.arrayContaining(['uploaded Versicherungen.pdf 1', 'uploaded Police.pdf 2', 'downloaded Police.pdf 2']),
    )
  })

  it('is deleted with the contents of all versions; the log keeps its name', async () => {
    const room = await filledRoom(world)
    const { id } = await find(room, 'Versicherungen.pdf')
    await upload(world, room, { as: room.clerk, replaces: id, name: 'Police.pdf', content: await paper() })
    const analyst = await world.person(room.home, 'analyst')
    expect((await remove(room, id, analyst)).statusCode).toBe(403)
    expect((await remove(room, id)).statusCode).toBe(200)
    expect(await storedIn(room)).toBe(2)
    expect((await logOf(room)).at(-1)).toBe('removed Police.pdf 2')
    expect(await auditEntries(world, room.home, 'document_room.file_deleted')).toHaveLength(1)
  })

  it('is changed by nobody in an archive', async () => {
    const room = await filledRoom(world)
    const { id, version, name, category_id } = await find(room, 'Versicherungen.pdf')
    await asSystem(world.services, room.home, ({ db }) =>
      db
        .update(documentRoom)
        .set({ state: 'frozen', archiveKey: 'archive.zip' })
        .where(eq(documentRoom.slug, room.slug)),
    )
    const payload = { category_id, order: [id] }
    const answers = [
      await change(room, id, { version, name: 'x.pdf', category_id }),
      await remove(room, id),
      await ask(world, room, { as: room.clerk, method: 'PUT', path: '/files', payload }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409])
    const sent = await upload(world, room, { as: room.clerk, replaces: id, name, content: await paper() })
    expect(sent.json().uploaded).toEqual([])
  })
})

describe('a file that waits', () => {
  it('is told to staff, and released in the version that they saw', async () => {
    const room = await filledRoom(world)
    const lawyer = await plantGuest(world, room, 'lawyer')
    const category = await categoryId(world, room, 'Vertragsentwürfe')
    await upload(world, room, { as: lawyer, category, name: 'Notiz.pdf', content: await paper() })
    expect(await staffNewsOf(world, room.home, 'room_file_waits')).toEqual([`/dms/${room.slug}`])
    const { id } = await find(room, 'Notiz.pdf')
    const release = (version: number) =>
      ask(world, room, { as: room.clerk, method: 'POST', path: `/files/${id}/release`, payload: { version } })
    expect((await release(7)).statusCode).toBe(409)
    expect((await release(1)).statusCode).toBe(200)
    expect((await logOf(room)).slice(-2)).toEqual(['uploaded Notiz.pdf 1', 'released Notiz.pdf 1'])
    expect(await auditEntries(world, room.home, 'document_room.file_released')).toHaveLength(1)
  })

  it('opens for its guest alone', async () => {
    const room = await filledRoom(world)
    const [lawyer, buyer] = [await plantGuest(world, room, 'lawyer'), await plantGuest(world, room, 'buyer')]
    const category = await categoryId(world, room, 'Vertragsentwürfe')
    await upload(world, room, { as: lawyer, category, name: 'Notiz.pdf', content: await paper() })
    for (const way of ['preview', 'download'] as const) {
      expect((await open(room, lawyer, 'Notiz.pdf', way)).statusCode).toBe(200)
      expect((await open(room, buyer, 'Notiz.pdf', way)).statusCode).toBe(404)
    }
    expect((await remove(room, await fileId(room, 'Notiz.pdf'), buyer)).statusCode).toBe(409)
  })

  it('is not sent by staff who only read', async () => {
    const room = await filledRoom(world)
    const analyst = await world.person(room.home, 'analyst')
    const category = await categoryId(world, room, 'Vertragsentwürfe')
    const sent = await upload(world, room, { as: analyst, category, name: 'x.pdf', content: await paper() })
    expect(sent.json().uploaded).toEqual([])
  })
})
