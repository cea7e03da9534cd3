import { expect, it } from 'vitest'
import { plannedLists } from '#platform/server/testing/planned-lists.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { plantApplicationToBuy, type ApplicationToBuy } from '../testing/plant-confirmation.ts'

const world = useOwnWorld()

const planned = (part: string) => plannedLists(world.services.pool, part)

it('is planned once for all workspaces and pages, as the list of applications', async () => {
  const ask = ({ home, clerk }: ApplicationToBuy, page: string) =>
    world.ask(home, {
      url: `/api/v1/sales/applications/?${new URLSearchParams({ tableDataOnly: 'true', rowsPerPage: '5', page })}`,
      as: clerk,
    })
  for (const sale of [await plantApplicationToBuy(world), await plantApplicationToBuy(world)]) {
    for (const page of ['1', '2']) expect((await ask(sale, page)).statusCode).toBe(200)
  }
  await expect.poll(async () => (await planned('set_config')).generic).toBeGreaterThanOrEqual(4)
  expect(await planned('set_config')).toMatchObject({ custom: 0 })
  // Rows are read for pages that have some.
  expect(await planned('buying_confirmation')).toMatchObject({ custom: 0 })
})
