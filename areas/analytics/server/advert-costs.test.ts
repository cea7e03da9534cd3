import { beforeAll, expect, it } from 'vitest'
import { plantApplications } from '#areas/applications/server/testing/planting.ts'
import { path, planCost } from '#areas/budget/server/testing/planning.ts'
import { plantInterested } from '#areas/interested-people/server/testing/planting.ts'
import { plantViewing } from '#areas/viewing-appointments/server/testing/plant-viewing.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { askingFigures, plantPlace, type Place, type Query } from './testing/asking-figures.ts'

const world = useWorld()
const plant = { applications: plantApplications, people: plantInterested, viewing: plantViewing }
let place: Place
const { figure } = askingFigures(world, () => place)

beforeAll(async () => {
  place = await plantPlace(world, plant)
  const { home, admin } = place
  const costs: [platform: string, planned: number, isOrdered: boolean][] = [
    ['Homegate', 600, true],
    ['homegate.ch', 400, true],
    ['Flatfox AG', 500, false],
    ['Instagram', 90, true],
    ['', 5000, true],
  ]
  for (const [platform, planned, isOrdered] of costs) {
    const id = await planCost(world, home, { as: admin, newCategory: `Online ${planned}`, platform, planned })
    const payload = { action: 'submit' }
    if (!isOrdered) continue
    const url = `${path}/${id}/change-status`
    const changed = await world.ask(home, { method: 'POST', url, payload, as: admin })
    if (changed.statusCode !== 200) throw new Error(changed.body)
  }
})

async function costsFor(as: Person, query: Query = {}) {
  const { charts, notes } = await figure('sources', as, query)
  const rows = charts.flatMap((chart) => (chart.kind === 'bars' && chart.key === 'costs' ? chart.rows : []))
  return { notes, costs: Object.fromEntries(rows.map(({ key, values }) => [key, values])) }
}

it('the cost of an application and of a contract is that of the ordered advertisements of its portal', async () => {
  const { charts } = await figure('sources', place.admin)
  const rowsOf = (key: string) =>
    charts.flatMap((chart) => (chart.kind === 'bars' && chart.key === key ? chart.rows : []))
  const [all = 0, contracts = 0] = rowsOf('sources').find(({ key }) => key === 'platform')?.values ?? []
  const [atHomegate = 0] = rowsOf('portals').find(({ key }) => key === 'homegate')?.values ?? []
  const { costs } = await costsFor(place.admin)
  expect(Object.keys(costs)).toEqual(['platform', 'portal-homegate'])
  expect(costs.platform).toEqual([Math.round(100_000 / (all ?? 0)), Math.round(100_000 / (contracts ?? 0))])
  expect(costs['portal-homegate']?.[0]).toBe(Math.round(100_000 / (atHomegate ?? 0)))
})

it('costs of a medium without applications are named, not left out', async () => {
  expect((await costsFor(place.admin)).notes.join()).toContain('CHF 90.00')
})

it('costs follow the period, and the buildings of their objects', async () => {
  expect((await costsFor(place.admin, { to: '2026-10-31' })).costs).toEqual({})
  expect((await costsFor(place.admin, { buildings: place.counted.buildings[0] })).costs).toEqual({})
})

it('costs are hidden with the number by which they are divided, and from those who do not see the budget', async () => {
  const { costs } = await costsFor(place.analyst)
  expect(costs.platform?.[1]).toBeNull()
  const marketer = await world.person(place.home, 'marketer')
  expect(marketer.role).toBe('marketer')
})
