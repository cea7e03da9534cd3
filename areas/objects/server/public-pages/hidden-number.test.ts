// Tests that the public sees no house number, in every view, if the owner hides it.

import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, it } from 'vitest'
import { building } from '#areas/buildings/server/tables.ts'
import type { Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { plantFlat } from '../testing/planting.ts'

const world = useWorld()

const hideNumber = (home: Workspace) =>
  inWorkspace(world.services.pool, home.id, (client) =>
    drizzle({ client })
      .update(building)
      .set({
        hidesHouseNumber: true,
        egid: '190123',
        facts: { houseNumberSupplement: 'Hinterhaus', metropolitan: 'Zürich' },
      }),
  )

it('tells no number on list, page, houses, feed and form', async () => {
  const home = await world.workspace()
  const id = await plantFlat(world, home, { tenderNotice: 'Die Lindenhofstrasse 12 liegt ruhig.' })
  const paths = [
    '/api/v1/objects/iframe-object-list',
    `/api/v1/public-objects/${id}`,
    '/api/v1/objects/iframe-object-list/houses',
    '/api/v2/public/objects',
    `/api/v2/applications/new?uuids=${id}`,
  ]
  const read = async (url: string) => (await world.ask(home, { url })).payload
  const before = await Promise.all(paths.map(read))
  expect(before.map((told) => told.includes('Lindenhofstrasse 12'))).toEqual(paths.map(() => true))
  await hideNumber(home)
  const after = await Promise.all(paths.map(read))
  expect(after.map((told) => told.includes('Lindenhofstrasse 12'))).toEqual(paths.map(() => false))
  expect(after.map((told) => told.includes('Lindenhofstrasse'))).toEqual(paths.map(() => true))
  const [fed] = JSON.parse(after[3] ?? '[]')
  expect(fed.building).toMatchObject({
    address: 'Lindenhofstrasse',
    publicated_adress: 'Lindenhofstrasse',
    house_number: null,
    house_number_supplement: null,
    federal_building_identification: null,
    metropolitan: 'Zürich',
  })
})
