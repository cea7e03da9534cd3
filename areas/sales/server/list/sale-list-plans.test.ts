import { expect, it } from 'vitest'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { plantApplicationToBuy, type ApplicationToBuy } from '../testing/plant-confirmation.ts'

const world = useOwnWorld()

/** Number of executions with a generic plan and with a custom plan, over all connections. */
async function planned(part: string): Promise<{ generic: number; custom: number }> {
  const { pool } = world.services
  const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()))
  const all = { generic: 0, custom: 0 }
  for (const client of clients) {
    const { rows } = await client.query<typeof all>(
      `select coalesce(sum(generic_plans), 0)::int as generic, coalesce(sum(custom_plans), 0)::int as custom
       from pg_prepared_statements where name like 'list-%' and statement like '%' || $1 || '%'`,
      [part],
    )
    client.release()
    all.generic += rows[0]?.generic ?? 0
    all.custom += rows[0]?.custom ?? 0
  }
  return all
}

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
