// Test helper: a workspace with something to count, its figures as a browser reads them, and the lists that they open.

import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import type { Workspace } from '#platform/server/context.ts'
import type { Person, World } from '#platform/server/testing/world.ts'
import type { getDashboard } from '../../contract/dashboard.ts'
import type { Chart, Figure, FigureTarget } from '../../contract/figures.ts'
import { plantFigures, type Counted, type Planting } from './plant-figures.ts'

export interface Place {
  home: Workspace
  admin: Person
  analyst: Person
  counted: Counted
}

export async function plantPlace(world: World, plant: Planting): Promise<Place> {
  const home = await world.workspace({ features: ['analytics'] })
  const [admin, analyst] = [await world.person(home, 'admin'), await world.person(home, 'analyst')]
  return { home, admin, analyst, counted: await plantFigures(world, home, plant) }
}

type Dashboard = ReceivedResponseOf<typeof getDashboard>
export type Query = Record<string, string>

export async function readDashboard(world: World, home: Workspace, as: Person, query: Query = {}): Promise<Dashboard> {
  const url = `/api/v1/analytics/dashboard?${new URLSearchParams({ format: 'json', ...query })}`
  const response = await world.ask(home, { url, as })
  if (response.statusCode !== 200) throw new Error(response.body)
  return response.json()
}

export interface Part {
  key: string
  label: string
  value: number | null
  records: number
  deleted: number
  target: FigureTarget | null
}

export function partsOf(chart: Chart): Part[] {
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

export function askingFigures(world: World, placeNow: () => Place) {
  const findFigure = async (id: string, as: Person, query: Query = {}): Promise<Figure | undefined> =>
    (await readDashboard(world, placeNow().home, as, query)).figures.find((one) => one.id === id)

  const figure = async (id: Figure['id'], as: Person, query: Query = {}): Promise<Figure> => {
    const found = await findFigure(id, as, query)
    if (!found) throw new Error(`no figure ${id}`)
    return found
  }

  /** Rows of the list, as an administrator sees it. */
  const rowsBehind = async (target: FigureTarget | null): Promise<number> => {
    if (!target) return 0
    const { path, search } = target
    const { home, admin } = placeNow()
    const url = `${listCalls[path]}?${new URLSearchParams({ ...search, tableDataOnly: 'true' })}`
    const response = await world.ask(home, { url, as: admin })
    if (response.statusCode !== 200) throw new Error(`${url}: ${response.body}`)
    return response.json<{ pagination: { totalItems: number } }>().pagination.totalItems
  }

  return { findFigure, figure, rowsBehind }
}

export const narrowedQueries = ({ counted }: Place): [string, Query][] => [
  ['without filters', {}],
  ['of one building', { buildings: counted.buildings[0] }],
  ['of apartments in September', { object_kinds: 'apartment', from: '2026-09-01', to: '2026-09-30' }],
  ['of two states', { states: 'active.new,inactive' }],
]
