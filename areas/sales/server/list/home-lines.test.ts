// Each line of the home page about purchases counts the rows of the list that it opens.

import { expect, it } from 'vitest'
import { plantApplications } from '#areas/applications/server/testing/planting.ts'
import type { TableAnswer } from '#platform/contract/table.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { saleDefect, saleHandover } from '../tables.ts'
import { plantApplicationToBuy } from '../testing/plant-confirmation.ts'
import { plantSale, readReservation, reserved, type Sale } from '../testing/plant-sale.ts'
import { plantCompleted, plantSold } from '../testing/plant-sold.ts'

const world = useWorld()
type Place = Pick<Sale, 'home' | 'clerk'>

interface Line {
  key: string
  count: number
  path: string
  search: Record<string, string>
}

/** Counts of the lines of sales, each compared with its list. */
async function linesOf({ home, clerk }: Place): Promise<Record<string, number>> {
  const answer = await world.ask(home, { url: '/api/v1/home', as: clerk })
  const lines = answer.json<{ today: Line[] }>().today.filter(({ key }) => key.startsWith('sale_'))
  for (const { path, search, count } of lines) {
    expect(path).toBe('/applications')
    const url = `/api/v1/sales/applications/?${new URLSearchParams(search)}`
    const { tableData }: TableAnswer = (await world.ask(home, { url, as: clerk })).json()
    expect(tableData.body.length).toBe(count)
  }
  return Object.fromEntries(lines.filter(({ count }) => count > 0).map(({ key, count }) => [key, count]))
}

const run = ({ home }: Place, statement: string) =>
  asSystem(world.services, home, ({ client }) => client.query(statement, [home.id]))

it('counts new confirmations until their reservation begins', async () => {
  const sale = await plantSale(world, 2)
  expect(await linesOf(sale)).toEqual({ sale_confirmations_new: 2 })
  await reserved(world, sale)
  expect(await linesOf(sale)).toEqual({ sale_confirmations_new: 1 })
})

it('counts reservations that end within three days, but not those that ended', async () => {
  const sale = await plantSale(world)
  await reserved(world, sale)
  const endIn = (time: string) =>
    run(sale, `update reservation set until = now() + interval '${time}' where workspace_id = $1`)
  await endIn('4 days')
  expect(await linesOf(sale)).toEqual({})
  await endIn('2 days')
  expect(await linesOf(sale)).toEqual({ sale_reservations_ending: 1 })
  await endIn('-1 hours')
  expect(await linesOf(sale)).toEqual({})
})

it('counts paid reservations until they are countersigned', async () => {
  const sale = await plantCompleted(world)
  expect(await linesOf(sale)).toEqual({})
  await run(sale, `update reservation set state = 'paid', until = now() + interval '1 day' where workspace_id = $1`)
  await run(sale, `update application set progress_state = 'sale.fee.transferred' where workspace_id = $1`)
  expect(await linesOf(sale)).toEqual({ sale_countersignatures: 1 })
})

it('counts purchases with defects that are due and not repaired', async () => {
  const sale = await plantSold(world)
  const { current } = await readReservation(world, sale, sale.buyers[0] ?? '')
  const [workspaceId, handoverId, now] = [sale.home.id, newId(), new Date()]
  await asSystem(world.services, sale.home, async ({ db }) => {
    await db.insert(saleHandover).values({
      workspaceId,
      id: handoverId,
      reservationId: current.id,
      content: { handedOverOn: '', people: [], rooms: [], meters: [], keys: [], remark: '' },
      createdAt: now,
      updatedAt: now,
    })
    const defect = { room: 'Küche', item: 'Boden', remark: 'Kratzer', responsible: 'Schreinerei' }
    await db.insert(saleDefect).values(
      ['2026-01-01', '2026-01-02', '2999-01-01'].map((dueOn, position) => ({
        workspaceId,
        handoverId,
        id: newId(),
        position,
        dueOn,
        ...defect,
      })),
    )
  })
  expect(await linesOf(sale)).toEqual({ sale_defects_due: 1 })
  await run(sale, `update sale_defect set done_on = current_date where workspace_id = $1 and due_on < '2999-01-01'`)
  expect(await linesOf(sale)).toEqual({})
})

it('has no lines where a project lets, and none for people who may not see applications', async () => {
  const sale = await plantApplicationToBuy(world, { progressState: 'sale.new' })
  expect(Object.keys(await linesOf(sale))).toEqual(['sale_confirmations_new'])
  expect(await linesOf({ home: sale.home, clerk: await world.person(sale.home, 'marketer') })).toEqual({})
  const home = await world.workspace()
  await plantApplications(world, home, [{ progressState: 'sale.new' }])
  expect(await linesOf({ home, clerk: await world.person(home, 'superuser') })).toEqual({})
})
