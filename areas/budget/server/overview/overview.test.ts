// Each figure of the overview equals the rows that its link opens.

import { describe, expect, it } from 'vitest'
import { plantFlat } from '#areas/objects/server/testing/planting.ts'
import type { Workspace } from '#platform/server/context.ts'
import { useOwnWorld, type Person } from '#platform/server/testing/world.ts'
import type { BudgetOverview } from '../../contract/overview.ts'
import { path, planCost } from '../testing/planning.ts'

const world = useOwnWorld()

const overviewOf = async (home: Workspace, as: Person, query = ''): Promise<BudgetOverview> =>
  (await world.ask(home, { url: `/api/v1/reporting/overview${query}`, as })).json()

type Rows = BudgetOverview['figures'][number]['rows']

/** Total row of the list that a figure opens. */
async function totalBehind(home: Workspace, as: Person, { search }: Rows) {
  const query = new URLSearchParams({ ...search, rowsPerPage: '50' }).toString()
  const { tableData } = (await world.ask(home, { url: `${path}?${query}`, as })).json()
  return tableData.body.at(-1) ?? { planned: 0, amount: 0 }
}

async function story() {
  const home = await world.workspace()
  const nora = await world.person(home, 'admin')
  const move = (id: string, payload: object) =>
    world.ask(home, { method: 'POST', url: `${path}/${id}/change-status`, payload, as: nora })
  const flat = await plantFlat(world, home)
  const plan = async (newCategory: string, planned: number, actual: number | null, date = '2026-05-05') =>
    planCost(world, home, { as: nora, newCategory, planned, actual, date, object: { value: flat, displayName: '' } })
  const paid = await plan('Werbung', 100.05, 110.1)
  await move(paid, { action: 'submit' })
  await move(paid, { action: 'pay', paid_on: '2026-06-01' })
  const ordered = await plan('Fotos', 200, null)
  await move(ordered, { action: 'submit' })
  await plan('Dokumente', 400, 390, '2025-05-05')
  return { home, nora }
}

describe('the overview', () => {
  it('equals the rows behind each figure, in total and by category', async () => {
    const { home, nora } = await story()
    const overview = await overviewOf(home, nora)
    expect(overview.sums).toMatchObject({ planned: 700.05, committed: 310.1, paid: 110.1, expected: 700.1 })
    const shown = [overview, ...overview.categories].flatMap((one) =>
      ('figures' in one ? one.figures : one.rows).map(({ key, rows }) => ({
        key,
        rows,
        amount: 'figures' in one ? one.sums[key] : one[key],
      })),
    )
    expect(shown).toHaveLength(16)
    for (const { key, rows, amount } of shown) {
      const total = await totalBehind(home, nora, rows)
      expect([key, rows.search, amount]).toEqual([key, rows.search, key === 'planned' ? total.planned : total.amount])
    }
  })

  it('keeps to a period, and shows costs of single objects', async () => {
    const { home, nora } = await story()
    const payload = { name: '2026', from: '2026-01-01', to: '2026-12-31' }
    const url = '/api/v1/reporting/period/create'
    const { id } = (await world.ask(home, { method: 'POST', url, payload, as: nora })).json()
    const overview = await overviewOf(home, nora, `?period=${id}`)
    expect(overview.sums).toMatchObject({ planned: 300.05, committed: 310.1 })
    const [object] = overview.objects
    expect(object?.committed).toBe(310.1)
    expect(object && (await totalBehind(home, nora, object.rows)).amount).toBe(310.1)
  })

  it('divides by flats, applications and lettings, and says nothing where there are none', async () => {
    const { home, nora } = await story()
    await plantFlat(world, home)
    const { shares } = await overviewOf(home, nora)
    expect(shares.map(({ key, count, amount }) => [key, count, amount])).toEqual([
      ['object', 2, 155.05],
      ['application', 0, null],
      ['letting', 0, null],
    ])
  })

  it('measures the rest by the total budget, and shows scenarios beside the plan', async () => {
    const { home, nora } = await story()
    const post = (url: string, payload: object) => world.ask(home, { method: 'POST', url, payload, as: nora })
    await post('/api/v1/settings/reporting_cost_total_amount', { value: 1000 })
    const [werbung] = (await overviewOf(home, nora)).categories
    await post('/api/v1/reporting/scenarios/create', { name: 'Mehr Werbung', changes: { [werbung?.id ?? '']: 50 } })
    const { total, sums, scenarios, categories } = await overviewOf(home, nora)
    expect([total, sums.rest]).toEqual([1000, 689.9])
    expect(scenarios).toMatchObject([{ name: 'Mehr Werbung', total: 750.08 }])
    expect(categories.map((one) => one.scenarios)).toEqual([[150.08], [200], [400]])
  })
})
