// The parts of each figure add up to its whole, which the lists count. The funnel, the answers and the forecast divide
// nothing: their parts are checked one by one in figures.test.ts.

import { beforeAll, expect, it } from 'vitest'
import { plantApplications } from '#areas/applications/server/testing/planting.ts'
import { plantInterested } from '#areas/interested-people/server/testing/planting.ts'
import { plantViewing } from '#areas/viewing-appointments/server/testing/plant-viewing.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import type { Figure } from '../contract/figures.ts'
import {
  askingFigures,
  narrowedQueries,
  partsOf,
  plantPlace,
  type Place,
  type Query,
} from './testing/asking-figures.ts'

const world = useWorld()
const plant = { applications: plantApplications, people: plantInterested, viewing: plantViewing }
let place: Place
const { findFigure, rowsBehind } = askingFigures(world, () => place)

beforeAll(async () => {
  place = await plantPlace(world, plant)
})

/** Records of a list under the filters of a dashboard. */
const countIn =
  (path: string, more: object = {}) =>
  async (query: Query) => {
    const { buildings, object_kinds: kinds, states, from, to } = query
    const filters = {
      ...(buildings && { [path === '/applications' ? 'first_building' : 'building']: [buildings] }),
      ...(path === '/applications' && kinds && { first_kind: [kinds] }),
      ...(path === '/applications' && states && { states: states.split(',') }),
      ...(path === '/applications' && from && { created: { from, to: to ?? '' } }),
      ...more,
    }
    return rowsBehind({ path, search: { state: 'all', filters: JSON.stringify(filters) } })
  }

const inLists =
  (...counts: ReturnType<typeof countIn>[]) =>
  async (query: Query) => {
    const found = await Promise.all(counts.map((count) => count(query)))
    return found.reduce((all, one) => all + one, 0)
  }

const flats =
  (more: object = {}) =>
  (query: Query) =>
    query.object_kinds === 'apartment' ? countIn('/objects/apartments', more)(query) : allObjects(more)(query)
const allObjects = (more: object) => inLists(countIn('/objects/apartments', more), countIn('/objects/parking', more))
const applications = countIn('/applications')

/** Whole that the parts of a figure divide, counted by the lists. */
const wholes: Partial<Record<Figure['id'], (query: Query) => Promise<number>>> = {
  letting: flats(),
  vacancy: flats({ vacant: true }),
  applications,
  objects: applications,
  sources: applications,
  households: applications,
  ages: applications,
  incomes: applications,
  fairness: applications,
  offers: countIn('/applications', { reached_step: ['offered'] }),
  losses: countIn('/applications', { states: ['inactive'] }),
}

/** Key of the chart that divides the whole, if it is not that of the figure. */
const chartKeys: Query = { letting: 'number' }

/** Too few for this viewer: nothing of the figure is shown. */
const isWithheld = ({ sentence }: Figure) => sentence.startsWith('Weniger als 5')

it.each(Object.entries(wholes))(
  'the figure %s adds up to its whole for each viewer and filter: rows that it opens, deleted and hidden ones',
  async (id, wholeOf) => {
    for (const as of [place.admin, place.analyst])
      for (const [name, query] of narrowedQueries(place)) {
        const found = await findFigure(id, as, query)
        if (!found || isWithheld(found)) continue
        const charts = found.charts.filter(({ key }) => id === 'fairness' || key === (chartKeys[id] ?? id))
        const parts = charts.flatMap(partsOf)
        const opened = await Promise.all(parts.map(async (part) => (await rowsBehind(part.target)) + part.deleted))
        const closed = parts.map(({ target, records }) => (target === null ? records : 0))
        const sum = [...opened, ...closed, found.masked].reduce((all, one) => all + one, 0)
        expect([name, as.role, sum]).toEqual([name, as.role, (await wholeOf(query)) * Math.max(1, charts.length)])
      }
  },
)
