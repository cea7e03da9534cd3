// A request on the waitlist that was a candidate of a draw is erased from its list with the request.

import { expect, it } from 'vitest'
import { drawnOf } from '#areas/draws/server/public.ts'
import { plantDraw, runDraw } from '#areas/draws/server/testing/planting.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { plantRequests } from './testing/planting.ts'

const world = useWorld()

it('is erased from the draw', async () => {
  const home = await world.workspace({ features: ['waitlist'] })
  const [id = ''] = await plantRequests(world, home, [{ progressState: 'inactive' }])
  const drawId = await plantDraw(world, home, { candidates: [{ kind: 'waitlist', id, group: 'all', order: 1 }] })
  const { first: as } = await runDraw(world, home, drawId, { until: 'confirmed' })
  const ids = () => asSystem(world.services, home, async (ctx) => (await drawnOf(ctx, drawId)).map((one) => one.id))
  expect(await ids()).toEqual([id])
  const gone = await world.ask(home, { method: 'DELETE', url: `/api/v1/waitlist/applications/${id}`, as })
  expect(gone.statusCode).toBe(200)
  expect(await ids()).toEqual([null])
  world.setTime(new Date())
})
