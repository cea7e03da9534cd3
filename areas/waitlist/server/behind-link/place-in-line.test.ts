import { expect, it } from 'vitest'
import { projectSetting } from '#platform/server/session/tables.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { findRequest } from '../request-row.ts'
import { plantRequests } from '../testing/planting.ts'
import { placeInLine } from './place-in-line.ts'

const world = useWorld()

async function placesOf(given: Parameters<typeof plantRequests>[2]) {
  const home = await world.workspace({ features: ['waitlist'] })
  const ids = await plantRequests(world, home, given)
  const places = () =>
    Promise.all(
      ids.map((id) => asSystem(world.services, home, async (ctx) => placeInLine(ctx, await findRequest(ctx, id)))),
    )
  const hidden = await places()
  await asSystem(world.services, home, async ({ db }) => {
    const value = { waitlistShowsPlace: true }
    await db.insert(projectSetting).values({ workspaceId: home.id, key: 'process', value })
  })
  return { hidden, shown: await places() }
}

it('is shown only where the project wants it', async () => {
  const { hidden, shown } = await placesOf([{}])
  expect([hidden, shown]).toEqual([[null], [{ from: 1, to: 1, length: 1 }]])
})

it('counts accepted requests with a common kind and overlapping rooms', async () => {
  const { shown } = await placesOf([
    { roomsFrom: 3, roomsTo: 4 },
    { roomsFrom: 4.5, roomsTo: null },
    { kinds: ['parkingspace'] },
    { roomsFrom: null, roomsTo: null },
    { roomsFrom: 2, roomsTo: 3.5 },
    { progressState: 'inactive' },
    { progressState: 'new', waitsSince: null },
  ])
  expect(shown.map((place) => place?.length)).toEqual([3, 2, 1, 4, 3, undefined, undefined])
})

it('follows the priority, then the waiting time', async () => {
  // Each has waited one day less than the one before.
  const { shown } = await placesOf([{}, {}, {}, {}, {}, { priority: 1 }, { priority: 5 }])
  expect(shown.map((place) => place?.from)).toEqual([1, 1, 1, 1, 6, 1, 6])
})
