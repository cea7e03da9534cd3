// Interested people as candidates of a draw: shown by their present name, and erased from the list with their record.

import { expect, it } from 'vitest'
import { plainCandidates, plantDraw, runDraw } from '#areas/draws/server/testing/planting.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { plantInterested } from './testing/planting.ts'

const world = useWorld()

it('a drawn person is shown with name and page; once deleted, the place stays without a name', async () => {
  const home = await world.workspace()
  const [id = ''] = await plantInterested(world, home, [
    { firstName: 'Nils', lastName: 'Frei', progressState: 'inactive' },
  ])
  const candidates = [{ kind: 'interested', id, group: 'all', order: 1 }, ...plainCandidates(1)]
  const drawId = await plantDraw(world, home, { candidates })
  const { first: as } = await runDraw(world, home, drawId, { until: 'confirmed' })
  const drawn = async () => (await world.ask(home, { url: `/api/v1/draws/${drawId}/drawn`, as })).json().drawn
  expect(await drawn()).toContainEqual(
    expect.objectContaining({ name: 'Nils Frei', path: expect.stringContaining(id) }),
  )
  const gone = await world.ask(home, { method: 'DELETE', url: `/api/v1/applications/interested/${id}`, as })
  expect(gone.statusCode).toBe(200)
  expect(await drawn()).toHaveLength(2)
  expect(JSON.stringify(await drawn())).not.toContain(id)
  const receipt = await world.ask(home, { url: `/api/v1/draws/${drawId}/receipts/${id}`, as })
  expect(receipt.statusCode).toBe(404)
  world.setTime(new Date())
})
