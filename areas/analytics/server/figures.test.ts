import { beforeAll, describe, expect, it } from 'vitest'
import { plantApplications } from '#areas/applications/server/testing/planting.ts'
import { plantInterested } from '#areas/interested-people/server/testing/planting.ts'
import { plantViewing } from '#areas/viewing-appointments/server/testing/plant-viewing.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { figureIds } from '../contract/figures.ts'
import {
  askingFigures,
  narrowedQueries,
  partsOf,
  plantPlace,
  readDashboard,
  type Place,
} from './testing/asking-figures.ts'
import { countNow } from './testing/plant-figures.ts'

const world = useWorld()
const plant = { applications: plantApplications, people: plantInterested, viewing: plantViewing }
let place: Place
const { figure, rowsBehind } = askingFigures(world, () => place)

beforeAll(async () => {
  place = await plantPlace(world, plant)
})

describe('the figure', () => {
  it.each(figureIds)('%s equals the rows that it opens plus the deleted ones', async (id) => {
    for (const [name, query] of narrowedQueries(place)) {
      const { charts } = await figure(id, place.admin, query)
      const parts = charts.flatMap(partsOf).filter(({ target }) => target !== null)
      const opened = await Promise.all(parts.map(async ({ target, deleted }) => (await rowsBehind(target)) + deleted))
      expect([name, opened]).toEqual([name, parts.map(({ records }) => records)])
    }
  })

  it.each(['funnel', 'applications', 'sources', 'offers', 'losses', 'households', 'ages', 'incomes'] as const)(
    '%s draws the number of its records',
    async (id) => {
      const { charts } = await figure(id, place.admin)
      const parts = charts.filter((chart) => !('unit' in chart) || chart.unit === 'count').flatMap(partsOf)
      expect(parts.length).toBeGreaterThan(0)
      expect(parts.map(({ value }) => value)).toEqual(parts.map(({ records }) => records))
    },
  )
})

it('opens rows for the figures that have some', async () => {
  const { figures } = await readDashboard(world, place.home, place.admin)
  const opened = figures.filter(({ charts }) => charts.flatMap(partsOf).some(({ target }) => target !== null))
  expect(opened.map(({ id }) => id)).toEqual(
    figureIds.filter((id) => id !== 'forecast' && id !== 'answers').toSorted(byShown),
  )
  function byShown(a: string, b: string) {
    return figures.findIndex(({ id }) => id === a) - figures.findIndex(({ id }) => id === b)
  }
})

it('shows fairness to administrators only, and never nationality', async () => {
  const { figures } = await readDashboard(world, place.home, place.analyst)
  expect(figures.map(({ id }) => id)).not.toContain('fairness')
  const { charts, notes } = await figure('fairness', place.admin)
  expect(charts.map(({ key }) => key)).toEqual(['language', 'household', 'age', 'income'])
  expect(notes[0]).toMatch(/95 %/)
})

it('gives one figure with its age', async () => {
  const response = await world.ask(place.home, { url: '/api/v1/analytics/dashboard/detail/objects', as: place.admin })
  expect(response.json()).toMatchObject({ figure: { id: 'objects' }, age: { countedAt: expect.any(String) } })
  const hidden = await world.ask(place.home, { url: '/api/v1/analytics/dashboard/detail/fairness', as: place.analyst })
  expect(hidden.json()).toMatchObject({ figure: null })
})

it('keeps the median of each step in days', async () => {
  const { charts } = await figure('funnel', place.admin)
  const [chart] = charts
  expect(chart?.kind === 'funnel' && chart.steps.map(({ key, note }) => [key, note !== null])).toEqual([
    ['interested', false],
    ['viewed', true],
    ['applied', true],
    ['offered', true],
    ['contracted', true],
  ])
})

it('refuses people without the permission, and a filter that does not exist', async () => {
  const assistant = await world.person(place.home, 'assistant')
  const refused = await world.ask(place.home, { url: '/api/v1/analytics/dashboard', as: assistant })
  expect(refused.statusCode).toBe(403)
  const wrong = await world.ask(place.home, { url: '/api/v1/analytics/dashboard?states=odd', as: place.admin })
  expect(wrong.statusCode).toBe(422)
})

it('hides other workspaces', async () => {
  const other = await world.workspace({ features: ['analytics'] })
  const stranger = await world.person(other, 'admin')
  const response = await world.ask(other, {
    url: `/api/v1/analytics/dashboard?buildings=${place.counted.buildings[0]}`,
    as: stranger,
  })
  const { figures } = response.json<Awaited<ReturnType<typeof readDashboard>>>()
  expect(figures.flatMap(({ charts }) => charts.flatMap(partsOf)).every(({ records }) => records === 0)).toBe(true)
})

it('has the sums counted when records changed, and not otherwise', async () => {
  const home = await world.workspace({ features: ['analytics'] })
  const admin = await world.person(home, 'admin')
  const refresh = () => world.ask(home, { method: 'POST', url: '/api/v1/analytics/refresh', payload: {}, as: admin })
  expect((await refresh()).json()).toEqual({ countedAt: null, isBehind: true })
  await countNow(world, home)
  expect((await refresh()).json()).toMatchObject({ countedAt: expect.any(String), isBehind: false })
})
