import { beforeAll, describe, expect, it } from 'vitest'
import { plantApplications } from '#areas/applications/server/testing/planting.ts'
import { plantInterested } from '#areas/interested-people/server/testing/planting.ts'
import { plantViewing } from '#areas/viewing-appointments/server/testing/plant-viewing.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { noFilters, type Figure } from '../contract/figures.ts'
import { smallest } from '../rules/masking.ts'
import { readFigures } from './read-figures.ts'
import { countNow } from './testing/plant-figures.ts'
import {
  askingFigures,
  narrowedQueries,
  partsOf,
  plantPlace,
  readDashboard,
  type Place,
} from './testing/asking-figures.ts'

const world = useWorld()
const plant = { applications: plantApplications, people: plantInterested, viewing: plantViewing }
let place: Place
const { figure } = askingFigures(world, () => place)

beforeAll(async () => {
  place = await plantPlace(world, plant)
})

it('hides groups of fewer than five from those who are not administrators, and opens nothing there', async () => {
  const days = (await figure('applications', place.analyst, { to: '2026-09-20' })).charts.flatMap(partsOf)
  expect(days.every(({ value }) => value === null)).toBe(true)
  const forAdmin = (await figure('applications', place.admin, { to: '2026-09-20' })).charts.flatMap(partsOf)
  expect(forAdmin.every(({ value }) => value !== null)).toBe(true)
  const groups = await figure('incomes', place.analyst)
  const parts = groups.charts.flatMap(partsOf)
  expect(parts.filter(({ value }) => value !== null && value > 0 && value < 5)).toEqual([])
  expect(parts.filter(({ value, target }) => value === null && target !== null)).toEqual([])
})

it('hides small groups in documents that others read', async () => {
  const { figures } = await asSystem(world.services, place.home, (ctx) => readFigures(ctx, noFilters))
  const parts = figures.flatMap(({ charts }) => charts.flatMap(partsOf))
  expect(parts.filter(({ target }) => target !== null)).toEqual([])
  expect(figures.map(({ id }) => id)).not.toContain('fairness')
})

const ofPeople: readonly string[] = 'applications sources objects offers losses households ages incomes funnel'.split(
  ' ',
)
const people = (figures: readonly Figure[]) => figures.filter(({ id }) => ofPeople.includes(id))
const sumOf = (values: readonly (number | null)[]) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0)

describe('nothing is found by subtraction: for those who are not administrators,', () => {
  it('no number of people between one and four is shown, whatever the filter', async () => {
    for (const [, query] of narrowedQueries(place)) {
      const { figures } = await readDashboard(world, place.home, place.analyst, query)
      const counts = people(figures).flatMap(({ charts, masked }) => [
        masked,
        ...charts.flatMap((chart) => {
          if ('unit' in chart && chart.unit !== 'count') return []
          return 'rows' in chart ? chart.rows.flatMap(({ values }) => values) : partsOf(chart).map(({ value }) => value)
        }),
      ])
      expect(counts.filter((value) => value !== null && value > 0 && value < smallest)).toEqual([])
    }
  })

  it('the share of contracts is hidden with their number', async () => {
    const query = { buildings: place.counted.buildings[0] }
    const [forAdmin, forAnalyst] = [
      await figure('funnel', place.admin, query),
      await figure('funnel', place.analyst, query),
    ]
    expect(forAdmin.headline).toBe('10 %')
    expect(forAnalyst.headline).toBe('–')
    expect(forAnalyst.sentence).toMatch(/verdeckt/)
    const [last] = forAnalyst.charts.flatMap(partsOf).slice(-1)
    expect(last).toMatchObject({ key: 'contracted', value: null, records: 0, target: null })
  })

  it('the share of accepted offers is hidden with their number', async () => {
    const query = { buildings: place.counted.buildings[0], to: '2026-09-12' }
    expect((await figure('offers', place.admin, query)).headline).toMatch(/ %$/)
    expect(await figure('offers', place.analyst, query)).toMatchObject({ headline: '–' })
  })

  it('the largest object is named only if its number is shown, and its hidden cells are at least five', async () => {
    const { charts, headline } = await figure('objects', place.analyst)
    const rows = charts.flatMap((chart) => (chart.kind === 'heat' ? chart.rows : []))
    const shown = rows.filter(({ records }) => records > 0)
    expect(shown.map(({ records }) => String(records))).toContain(headline)
    for (const { values, records } of shown) {
      const hidden = records - sumOf(values)
      expect(hidden === 0 || hidden >= smallest).toBe(true)
    }
  })

  it('a figure of fewer than five applications is withheld, on the home page too', async () => {
    const home = await world.workspace({ features: ['analytics'] })
    const [admin, assistant] = [await world.person(home, 'admin'), await world.person(home, 'assistant')]
    const analyst = await world.person(home, 'analyst')
    await plantApplications(world, home, [
      { createdAt: new Date() },
      { createdAt: new Date() },
      { createdAt: new Date() },
    ])
    await countNow(world, home)
    const { figures } = await readDashboard(world, home, analyst)
    expect(people(figures).filter(({ headline, id }) => headline !== '–' && id !== 'losses')).toEqual([])
    expect(
      people(figures).flatMap(({ masked, charts }) => [masked, ...charts.flatMap(partsOf).map(({ value }) => value)]),
    ).not.toContain(3)
    expect((await readDashboard(world, home, admin)).figures.find(({ id }) => id === 'applications')?.headline).toBe(
      '3',
    )
    const key = await world.ask(home, { url: '/api/v1/analytics/key-figures', as: assistant })
    expect(key.json().figures[0]).toMatchObject({ id: 'applications', headline: '–' })
  })
})
