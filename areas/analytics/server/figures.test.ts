import { beforeAll, describe, expect, it } from 'vitest'
import { plantApplications } from '#areas/applications/server/testing/planting.ts'
import { plantInterested } from '#areas/interested-people/server/testing/planting.ts'
import { plantViewing } from '#areas/viewing-appointments/server/testing/plant-viewing.ts'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import type { Workspace } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import type { getDashboard } from '../contract/dashboard.ts'
import { figureIds, noFilters, type Chart, type Figure, type FigureTarget } from '../contract/figures.ts'
import { readFigures } from './read-figures.ts'
import { countNow, plantFigures, type Counted } from './testing/plant-figures.ts'

const world = useWorld()
const plant = { applications: plantApplications, people: plantInterested, viewing: plantViewing }

interface Place {
  home: Workspace
  admin: Person
  analyst: Person
  counted: Counted
}

let place: Place

beforeAll(async () => {
  const home = await world.workspace({ features: ['analytics'] })
  const [admin, analyst] = [await world.person(home, 'admin'), await world.person(home, 'analyst')]
  place = { home, admin, analyst, counted: await plantFigures(world, home, plant) }
})

type Dashboard = ReceivedResponseOf<typeof getDashboard>

async function dashboard(as: Person, query: Record<string, string> = {}): Promise<Dashboard> {
  const url = `/api/v1/analytics/dashboard?${new URLSearchParams({ format: 'json', ...query })}`
  const response = await world.ask(place.home, { url, as })
  if (response.statusCode !== 200) throw new Error(response.body)
  return response.json()
}

async function figure(id: Figure['id'], as: Person, query: Record<string, string> = {}): Promise<Figure> {
  const { figures } = await dashboard(as, query)
  const found = figures.find((one) => one.id === id)
  if (!found) throw new Error(`no figure ${id}`)
  return found
}

interface Part {
  key: string
  value: number | null
  records: number
  deleted: number
  target: FigureTarget | null
}

function partsOf(chart: Chart): Part[] {
  switch (chart.kind) {
    case 'line':
      return chart.lines.flatMap(({ points }) => points.map((point) => ({ ...point, key: point.label })))
    case 'funnel':
      return chart.steps
    default:
      return chart.rows.map((row) => ({ ...row, value: row.values[0] ?? null }))
  }
}

const listCalls: Record<string, string> = {
  '/applications': '/api/v1/applications/',
  '/interested-people': '/api/v1/applications/interested',
  '/objects/apartments': '/api/v1/objects/apartments',
  '/objects/parking': '/api/v1/objects/parkingspace',
}

async function rowsBehind(target: FigureTarget | null): Promise<number> {
  if (!target) return 0
  const { path, search } = target
  const url = `${listCalls[path]}?${new URLSearchParams({ ...search, tableDataOnly: 'true' })}`
  const response = await world.ask(place.home, { url, as: place.admin })
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.body}`)
  return response.json<{ pagination: { totalItems: number } }>().pagination.totalItems
}

const narrowed = (): [string, Record<string, string>][] => [
  ['without filters', {}],
  ['of one building', { buildings: place.counted.buildings[0] }],
  ['of apartments in September', { object_kinds: 'apartment', from: '2026-09-01', to: '2026-09-30' }],
  ['of two states', { states: 'active.new,inactive' }],
]

describe('the figure', () => {
  it.each(figureIds)('%s equals the rows that it opens plus the deleted ones', async (id) => {
    for (const [name, query] of narrowed()) {
      const { charts } = await figure(id, place.admin, query)
      const parts = charts.flatMap(partsOf).filter(({ target }) => target !== null)
      const opened = await Promise.all(parts.map(async ({ target, deleted }) => (await rowsBehind(target)) + deleted))
      expect([name, opened]).toEqual([name, parts.map(({ records }) => records)])
    }
  })

  it.each(['funnel', 'applications', 'sources', 'offers', 'losses', 'households', 'ages', 'incomes'] as const)(
    '%s draws the number of its records',
    async (id) => {
      const parts = (await figure(id, place.admin)).charts.flatMap(partsOf)
      expect(parts.length).toBeGreaterThan(0)
      expect(parts.map(({ value }) => value)).toEqual(parts.map(({ records }) => records))
    },
  )

  it.each(['sources', 'households', 'ages', 'incomes', 'applications', 'objects'] as const)(
    '%s adds up to all applications, the hidden ones included',
    async (id) => {
      for (const as of [place.admin, place.analyst]) {
        const { charts, masked } = await figure(id, as)
        const shown = charts.flatMap(partsOf).reduce((sum, { records }) => sum + records, 0)
        expect(shown + masked).toBe(60)
      }
    },
  )
})

it('opens rows for the figures that have some', async () => {
  const { figures } = await dashboard(place.admin)
  const opened = figures.filter(({ charts }) => charts.flatMap(partsOf).some(({ target }) => target !== null))
  expect(opened.map(({ id }) => id)).toEqual(
    figureIds.filter((id) => id !== 'forecast' && id !== 'answers').toSorted(byShown),
  )
  function byShown(a: string, b: string) {
    return figures.findIndex(({ id }) => id === a) - figures.findIndex(({ id }) => id === b)
  }
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

it('shows fairness to administrators only, and never nationality', async () => {
  const { figures } = await dashboard(place.analyst)
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
  const { figures } = response.json<Dashboard>()
  expect(figures.flatMap(({ charts }) => charts.flatMap(partsOf)).every(({ records }) => records === 0)).toBe(true)
})

it('hides small groups in documents that others read', async () => {
  const { figures } = await asSystem(world.services, place.home, (ctx) => readFigures(ctx, noFilters))
  const parts = figures.flatMap(({ charts }) => charts.flatMap(partsOf))
  expect(parts.filter(({ target }) => target !== null)).toEqual([])
  expect(figures.map(({ id }) => id)).not.toContain('fairness')
})

it('keeps the numbers of deleted records, and says how many cannot be opened', async () => {
  const home = await world.workspace({ features: ['analytics'] })
  const admin = await world.person(home, 'admin')
  const { applications } = await plantFigures(world, home, plant)
  const before = place
  place = { ...place, home, admin }
  await asSystem(world.services, home, ({ client }) =>
    client.query('delete from application where workspace_id = $1 and id = any($2)', [
      home.id,
      applications.slice(20, 30),
    ]),
  )
  await countNow(world, home)
  const { charts, deleted } = await figure('sources', admin)
  const parts = charts.flatMap(partsOf)
  expect(deleted).toBe(10)
  expect(parts.reduce((sum, { value }) => sum + (value ?? 0), 0)).toBe(60)
  const opened = parts.filter(({ target }) => target !== null)
  const found = await Promise.all(opened.map(async (part) => (await rowsBehind(part.target)) + part.deleted))
  expect(found).toEqual(opened.map(({ records }) => records))
  place = before
})

describe('a report file', () => {
  const ask = (payload: object, as = place.admin) =>
    world.ask(place.home, { method: 'POST', url: '/api/v1/analytics/generate-serve-report-files', payload, as })

  it('is a PDF of all figures', async () => {
    const response = await ask({ format: 'pdf', filters: noFilters })
    expect(response.headers['content-type']).toBe('application/pdf')
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(response.rawPayload.includes('/StructTreeRoot')).toBe(true)
  })

  it('is a spreadsheet of one figure, and its export is recorded', async () => {
    const response = await ask({ format: 'xlsx', filters: { ...noFilters, from: '2026-09-01' }, id: 'sources' })
    expect(response.headers['content-type']).toMatch(/spreadsheet/)
    expect(response.rawPayload.subarray(0, 2).toString()).toBe('PK')
    const { rows } = await asSystem(world.services, place.home, ({ client }) =>
      client.query(`select 1 from audit_entry where workspace_id = $1 and event = 'analytics.exported'`, [
        place.home.id,
      ]),
    )
    expect(rows.length).toBeGreaterThan(0)
  })

  it('asks for the permission', async () => {
    const assistant = await world.person(place.home, 'assistant')
    expect((await ask({ format: 'pdf', filters: noFilters }, assistant)).statusCode).toBe(403)
  })
})

it('has the sums counted when records changed, and not otherwise', async () => {
  const home = await world.workspace({ features: ['analytics'] })
  const admin = await world.person(home, 'admin')
  const refresh = () => world.ask(home, { method: 'POST', url: '/api/v1/analytics/refresh', payload: {}, as: admin })
  expect((await refresh()).json()).toEqual({ countedAt: null, isBehind: true })
  await countNow(world, home)
  expect((await refresh()).json()).toMatchObject({ countedAt: expect.any(String), isBehind: false })
})
