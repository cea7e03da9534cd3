// Figures of a project that sells: they count reservations and purchases, and open their rows.

import { beforeAll, describe, expect, it } from 'vitest'
import { plantApplications } from '#areas/applications/server/testing/planting.ts'
import { act, plantFlat, type Sale } from '#areas/sales/server/testing/plant-sale.ts'
import { completionStep, plantCompleted, plantSold } from '#areas/sales/server/testing/plant-sold.ts'
import type { TableAnswer } from '#platform/contract/table.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { noFilters, type Figure } from '../contract/figures.ts'
import { catchUp } from './counting/jobs.ts'
import { readFigures } from './read-figures.ts'
import { partsOf, type Part } from './testing/asking-figures.ts'
import { countNow } from './testing/plant-figures.ts'

const world = useWorld()
const administrator = { seesSmallGroups: true, can: () => true }

const figuresOf = async ({ home }: Sale): Promise<Figure[]> =>
  asSystem(world.services, home, async (ctx) => (await readFigures(ctx, noFilters, administrator)).figures)

const stepsOf = async (sale: Sale): Promise<Part[]> =>
  (await figuresOf(sale)).filter(({ id }) => id === 'funnel').flatMap(({ charts }) => charts.flatMap(partsOf))

const counts = (steps: readonly Part[]) => Object.fromEntries(steps.map(({ key, records }) => [key, records]))

const list = async (
  { home, clerk }: Pick<Sale, 'home' | 'clerk'>,
  search: Record<string, string>,
): Promise<TableAnswer> =>
  (await world.ask(home, { url: `/api/v1/sales/applications/?${new URLSearchParams(search)}`, as: clerk })).json()

const rowsBehind = async (sale: Sale, { target }: Part) =>
  (await list(sale, target?.search ?? {})).tableData.body.length

describe('the way to the purchase', () => {
  let sold: Sale
  beforeAll(async () => {
    sold = await plantSold(world)
    await plantApplications(world, sold.home, [{ number: 101 }, { number: 102 }])
    await plantFlat(world, sold.home, { by: sold.buyers, rank: 2 })
    await countNow(world, sold.home)
  })

  it('counts reservations and purchases, and opens their rows', async () => {
    const steps = await stepsOf(sold)
    expect(counts(steps)).toEqual({ applied: 3, offered: 1, contracted: 1 })
    expect(steps.map(({ label }) => label)).toEqual(['Angefragt', 'Reserviert', 'Verkauft'])
    expect(await Promise.all(steps.map((step) => rowsBehind(sold, step)))).toEqual([3, 1, 1])
  })

  it('counts the purchases of each source', async () => {
    const sources = (await figuresOf(sold)).find(({ id }) => id === 'sources')
    const [chart] = sources?.charts ?? []
    expect(chart?.kind === 'bars' && chart.rows.map(({ values }) => values)).toEqual([[3, 1]])
    expect(chart?.kind === 'bars' && chart.series.map(({ label }) => label)).toEqual(['Kaufanfragen', 'Verkäufe'])
  })

  it('takes the pace of the forecast from the reservations', async () => {
    const forecast = (await figuresOf(sold)).find(({ id }) => id === 'forecast')
    expect(forecast?.sentence).toMatch(/noch zu verkaufen: 1\. Verkauft bis \d/)
  })
})

it('counts a reservation once it is countersigned, also after it was released', async () => {
  const sale = await plantCompleted(world)
  await countNow(world, sale.home)
  expect(counts(await stepsOf(sale))).toEqual({ applied: 1, offered: 1, contracted: 0 })
  const released = await act(world, sale, sale.buyers[0] ?? '', 'reservation/release', {
    cause: 'withdrawn',
    reason: 'Anderes',
  })
  expect(released.statusCode).toBe(200)
  await asSystem(world.services, sale.home, (ctx) => catchUp({ ...ctx, enqueue: async () => {} }))
  expect(counts(await stepsOf(sale))).toEqual({ applied: 1, offered: 1, contracted: 0 })
})

it('follows the deed without the comparison of the night', async () => {
  const sale = await plantCompleted(world)
  await countNow(world, sale.home)
  await completionStep(world, sale, { name: 'deed', body: { notarisedOn: dayOf(new Date()), price: 915_000 } })
  await asSystem(world.services, sale.home, (ctx) => catchUp({ ...ctx, enqueue: async () => {} }))
  expect(counts(await stepsOf(sale))).toEqual({ applied: 1, offered: 1, contracted: 1 })
})

it('offers no filter of letting in the list', async () => {
  const home = await world.workspace({ projectType: 'sale', features: ['analytics'] })
  const clerk = await world.person(home, 'admin')
  const keys = (await list({ home, clerk }, {})).definition?.filters.map(({ key }) => key)
  expect(keys).toContain('reached_step')
  expect(keys).not.toContain('latest_offer')
})
