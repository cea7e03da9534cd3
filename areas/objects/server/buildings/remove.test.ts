// A building can be deleted only when it contains no objects.

import { expect, it } from 'vitest'
import { plantBuilding, plantFlat } from '../testing/planting.ts'
import { auditEntries } from '#platform/server/testing/auditing.ts'
import { useWorld } from '#platform/server/testing/world.ts'

const world = useWorld()

async function scene() {
  const home = await world.workspace()
  return { home, clerk: await world.person(home, 'admin'), id: await plantBuilding(world, home) }
}

it('goes by hand and with many, and the change log keeps that it was', async () => {
  const { home, clerk, id } = await scene()
  const [full, empty] = [await plantBuilding(world, home), await plantBuilding(world, home)]
  await plantFlat(world, home, { buildingId: full })
  const gone = await world.ask(home, { method: 'DELETE', url: `/api/v1/buildings/${id}`, as: clerk })
  expect(gone.json().notify[0].title).toBe('Lindenhofstrasse 12 ist gelöscht')
  expect((await world.ask(home, { url: `/api/v1/buildings/${id}/edit`, as: clerk })).statusCode).toBe(404)
  const payload = { bulkAction: 'delete', targets: [full, empty] }
  const many = await world.ask(home, { method: 'POST', url: '/api/v1/buildings/', payload, as: clerk })
  const reason = 'Das Gebäude enthält noch Objekte (1).'
  expect(many.json()).toMatchObject({ changed: 1, skipped: [{ id: full, reason }] })
  expect(await auditEntries(world, home, 'building.deleted')).toHaveLength(2)
})

it('stays while an object stands in it, and with those who may not write, and in other workspaces', async () => {
  const { home, clerk, id } = await scene()
  await plantFlat(world, home, { buildingId: id })
  const remove = (as: typeof clerk, at = home) =>
    world.ask(at, { method: 'DELETE', url: `/api/v1/buildings/${id}`, as })
  expect((await remove(clerk)).statusCode).toBe(409)
  expect((await remove(await world.person(home, 'assistant'))).statusCode).toBe(403)
  const other = await scene()
  expect((await remove(other.clerk, other.home)).statusCode).toBe(404)
})
