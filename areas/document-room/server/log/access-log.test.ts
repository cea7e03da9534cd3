// The log of access: filtered and paged by staff, and never more than the own entries for a guest.

import { describe, expect, it } from 'vitest'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { roomAccess } from '../tables.ts'
import { ask, plantGuest, plantRoom, type PlantedRoom } from '../testing/plant-room.ts'

const world = useWorld()

/** Entries by staff at these moments, in a room that has one guest. */
async function logged(moments: readonly string[]) {
  const room = await plantRoom(world)
  const guest = await plantGuest(world, room, 'bank')
  await ask(world, room, { as: guest, method: 'POST', path: '/enter' })
  await asSystem(world.services, room.home, async ({ db }) => {
    const [entered] = await db.select().from(roomAccess)
    if (!entered) throw new Error('the visit is not in the log')
    const row = { ...entered, guestId: null, actorName: 'Nora', action: 'previewed' as const }
    await db.insert(roomAccess).values(moments.map((at) => ({ ...row, id: newId(), at: new Date(at) })))
  })
  return { room, guest }
}

const log = async (room: PlantedRoom, as: Person, query = '') =>
  (await ask(world, room, { as, path: `/log${query}` })).json()

describe('the log', () => {
  it('is filtered by days in Switzerland, both included', async () => {
    const { room } = await logged([
      '2026-03-09T22:59:59Z',
      '2026-03-09T23:00:00Z',
      '2026-03-10T22:59:59Z',
      '2026-03-10T23:00:00Z',
    ])
    const timesOf = async (query: string) =>
      (await log(room, room.clerk, query)).entries.map(({ at }: { at: string }) => at.slice(0, 19))
    expect(await timesOf('?from=2026-03-10&to=2026-03-10')).toEqual(['2026-03-10T22:59:59', '2026-03-09T23:00:00'])
    expect(await timesOf('?to=2026-03-09')).toEqual(['2026-03-09T22:59:59'])
  })

  it('is filtered by guest, and names the address of each access', async () => {
    const { room } = await logged(['2026-03-09T12:00:00Z'])
    const [guest] = (await ask(world, room, { as: room.clerk, path: '/people' })).json().guests
    const { entries, total } = await log(room, room.clerk, `?guest_id=${guest.id}`)
    expect([total, entries]).toMatchObject([1, [{ action: 'entered', is_guest: true, address: '127.0.0.1' }]])
  })

  it('shows a guest nothing of others, whatever they filter by', async () => {
    const { room, guest } = await logged(['2026-03-09T12:00:00Z'])
    await plantGuest(world, room, 'lawyer')
    const { guests } = (await ask(world, room, { as: room.clerk, path: '/people' })).json()
    const other = guests.find(({ email }: { email: string }) => email !== guest.email)
    expect((await log(room, guest, `?guest_id=${other.id}`)).entries).toMatchObject([{ name: 'Gast bank' }])
    expect((await log(room, guest, '?action=previewed')).entries).toEqual([])
  })

  it('has pages of a hundred entries', async () => {
    const moments = Array.from({ length: 100 }, (_, at) => new Date(1_750_000_000_000 + at * 1000).toISOString())
    const { room } = await logged(moments)
    const [first, second] = [await log(room, room.clerk), await log(room, room.clerk, '?page=2')]
    expect([first.entries.length, first.total, first.pages]).toEqual([100, 101, 2])
    expect(second.entries).toMatchObject([{ at: moments[0] }])
  })
})
