// A guest learns of a room what their role and the state of their access allow, and nothing of staff.

import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { standardRoleId } from '../../rules/standard-roles.ts'
import { documentRoom, roomAccess, roomGuest } from '../tables.ts'
import { filledRoom, inRoomsOf, paper } from '../testing/filled-room.ts'
import {
  ask,
  categoryId,
  plantGuest,
  plantRoom,
  read,
  staffNewsOf,
  upload,
  type PlantedRoom,
} from '../testing/plant-room.ts'

const world = useOwnWorld()
const { namesOf, fileId } = inRoomsOf(world)
afterEach(() => world.setTime(new Date()))

const later = (minutes: number) => world.setTime(new Date(Date.now() + minutes * 60_000))
const inRoom = <Result>(room: PlantedRoom, work: Parameters<typeof asSystem<Result>>[2]) =>
  asSystem(world.services, room.home, work)

describe('looking as a role', () => {
  it('is for staff: a guest keeps the own role, whatever they ask for', async () => {
    const room = await filledRoom(world)
    const guest = await plantGuest(world, room, 'candidate')
    const path = `?view_as=${standardRoleId('lawyer')}`
    const seen = (await ask(world, room, { as: guest, path })).json()
    expect(seen.files.map(({ name }: { name: string }) => name)).toEqual(['Grundbuchauszug.pdf'])
    expect(seen.viewer.role).toBe('Kaufinteressierte')
  })

  it('needs a role that exists', async () => {
    const room = await plantRoom(world)
    const path = '?view_as=00000000-0000-4000-8000-000000000001'
    expect((await ask(world, room, { as: room.clerk, path })).statusCode).toBe(404)
  })
})

describe('a guest', () => {
  it('is not told what belongs to staff: roles, rights, locks, record, archive', async () => {
    const room = await filledRoom(world)
    await ask(world, room, {
      as: room.clerk,
      method: 'PATCH',
      payload: { title: 'U', closes_on: null, ends_when_sold: true, terms_de: 'V', terms_fr: 'C', version: 1 },
    })
    await inRoom(room, ({ db }) =>
      db
        .update(documentRoom)
        .set({ archiveSize: 1, archiveSha256: Buffer.alloc(32), frozenAt: new Date() })
        .where(eq(documentRoom.slug, room.slug)),
    )
    const guest = await plantGuest(world, room, 'lawyer')
    await ask(world, room, { as: guest, method: 'POST', path: '/terms', payload: { version: 1 } })
    const [shown, told] = [await read(world, room, guest), await read(world, room, room.clerk)]
    expect(told.room.archive).not.toBeNull()
    expect([shown.room.archive, shown.room.terms_texts, shown.room.owner.path, shown.roles]).toEqual([
      null,
      null,
      '',
      [],
    ])
    expect(shown.viewer).toMatchObject({ is_staff: false, can_write: false })
    const isBare = ({ rights, locked }: { rights: object; locked: string | null }) =>
      Object.keys(rights).length === 0 && locked === null
    expect(shown.categories.every(isBare)).toBe(true)
    expect(told.categories.every(isBare)).toBe(false)
  })

  it('still sees an own file that waits where the role lost its right, and no file of others there', async () => {
    const room = await filledRoom(world)
    const guest = await plantGuest(world, room, 'lawyer')
    const category = await categoryId(world, room, 'Vertragsentwürfe')
    await upload(world, room, { as: guest, category, name: 'Entwurf.pdf', content: await paper() })
    await inRoom(room, ({ db }) => db.update(roomGuest).set({ roleId: standardRoleId('candidate') }))
    const seen = await read(world, room, guest)
    expect(await namesOf(room, guest)).toEqual(['Grundbuchauszug.pdf', 'Entwurf.pdf'])
    expect(seen.categories.map(({ id }: { id: string }) => id)).toContain(category)
    const other = await plantGuest(world, room, 'candidate', 'other@guest.example')
    expect(await namesOf(room, other)).toEqual(['Grundbuchauszug.pdf'])
  })
})

describe('a visit', () => {
  const enter = (room: PlantedRoom, as: Awaited<ReturnType<typeof plantGuest>>) =>
    ask(world, room, { as, method: 'POST', path: '/enter' })
  const visits = (room: PlantedRoom) =>
    inRoom(room, async ({ db }) => (await db.select().from(roomAccess).where(eq(roomAccess.action, 'entered'))).length)

  it('lasts half an hour without another entry, and tells staff about the first one only', async () => {
    const room = await plantRoom(world)
    const guest = await plantGuest(world, room, 'bank')
    await enter(room, guest)
    later(29)
    await enter(room, guest)
    expect(await visits(room)).toBe(1)
    later(31)
    await enter(room, guest)
    expect(await visits(room)).toBe(2)
    expect(await staffNewsOf(world, room.home, 'room_guest_registered')).toHaveLength(1)
  })

  it('of a guest without access is none', async () => {
    const room = await plantRoom(world)
    const guest = await plantGuest(world, room, 'bank')
    await inRoom(room, ({ db }) => db.update(roomGuest).set({ endedAt: new Date() }))
    expect((await enter(room, guest)).statusCode).toBe(200)
    expect(await visits(room)).toBe(0)
    await enter(room, room.clerk)
    expect(await visits(room)).toBe(0)
  })

  it('marks what was released or replaced since the visit before', async () => {
    const room = await filledRoom(world)
    const guest = await plantGuest(world, room, 'lawyer')
    const news = async () =>
      (await read(world, room, guest)).files
        .filter(({ is_new }: { is_new: boolean }) => is_new)
        .map(({ name }: { name: string }) => name)
    await enter(room, guest)
    expect(await news()).toEqual([])
    later(60)
    const category = await categoryId(world, room, 'Grundbuchauszug')
    await upload(world, room, { as: room.clerk, category, name: 'Nachtrag.pdf', content: await paper() })
    const id = await fileId(room, 'Versicherungen.pdf')
    await upload(world, room, { as: room.clerk, replaces: id, name: 'Police.pdf', content: await paper() })
    later(61)
    await enter(room, guest)
    expect((await news()).toSorted()).toEqual(['Nachtrag.pdf', 'Police.pdf'])
  })
})

describe('the conditions', () => {
  it('are accepted by guests with access, and the log says so', async () => {
    const room = await plantRoom(world)
    const guest = await plantGuest(world, room, 'bank')
    const payload = { title: 'U', closes_on: null, ends_when_sold: true, terms_de: 'V', terms_fr: '', version: 1 }
    await ask(world, room, { as: room.clerk, method: 'PATCH', payload })
    const accept = (as: typeof guest) =>
      ask(world, room, { as, method: 'POST', path: '/terms', payload: { version: 1 } })
    expect((await accept(room.clerk)).statusCode).toBe(409)
    expect((await accept(guest)).statusCode).toBe(200)
    const actions = await inRoom(room, async ({ db }) =>
      (await db.select().from(roomAccess)).map(({ action }) => action),
    )
    expect(actions).toEqual(['terms_accepted'])
    await inRoom(room, ({ db }) => db.update(roomGuest).set({ endedAt: new Date() }))
    expect((await accept(guest)).statusCode).toBe(403)
  })
})
