// Figures stay the same when the people behind them are deleted or anonymised.

import { beforeAll, expect, it } from 'vitest'
import { plantApplications } from '#areas/applications/server/testing/planting.ts'
import { plantInterested } from '#areas/interested-people/server/testing/planting.ts'
import { plantViewing } from '#areas/viewing-appointments/server/testing/plant-viewing.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { figureIds, type Chart } from '../contract/figures.ts'
import { keepFacts } from './counting/count-records.ts'
import { askingFigures, partsOf, plantPlace, readDashboard, type Place } from './testing/asking-figures.ts'
import { countNow } from './testing/plant-figures.ts'

const world = useWorld()
const plant = { applications: plantApplications, people: plantInterested, viewing: plantViewing }
let place: Place
const { figure, rowsBehind } = askingFigures(world, () => place)

beforeAll(async () => {
  place = await plantPlace(world, plant)
})

const numbersOf = async () =>
  (await readDashboard(world, place.home, place.admin)).figures.map(({ id, headline, charts }) => ({
    id,
    headline,
    values: charts.map(({ key, ...chart }) => [key, valuesIn(chart)]),
  }))

const valuesIn = (chart: Omit<Chart, 'key'>) => JSON.stringify(chart).match(/"(?:values|value)":[^\]},]+/g)

/** The rows that a part opens, plus its deleted records, are its records. */
async function expectOpened() {
  for (const id of figureIds) {
    const opened = (await figure(id, place.admin)).charts.flatMap(partsOf).filter(({ target }) => target !== null)
    const found = await Promise.all(opened.map(async (part) => (await rowsBehind(part.target)) + part.deleted))
    expect([id, found]).toEqual([id, opened.map(({ records }) => records)])
  }
}

it('keep the numbers of anonymised applications, which the lists still find', async () => {
  const before = await numbersOf()
  const ids = place.counted.applications.slice(4, 18)
  await asSystem(world.services, place.home, async (ctx) => {
    await keepFacts(ctx, ids)
    for (const table of ['viewing_participant', 'viewing_invitation'])
      await ctx.client.query(`delete from ${table} where workspace_id = $1 and record_id = any($2)`, [
        place.home.id,
        ids,
      ])
    await ctx.client.query('delete from adult where workspace_id = $1 and application_id = any($2)', [
      place.home.id,
      ids,
    ])
    await ctx.client.query(
      `update application set answers = '{}', anonymised_at = now() where workspace_id = $1 and id = any($2)`,
      [place.home.id, ids],
    )
  })
  await countNow(world, place.home)
  expect(await numbersOf()).toEqual(before)
  await expectOpened()
})

it('keep the numbers of deleted applications, and say how many cannot be opened', async () => {
  const before = await numbersOf()
  const deleted = place.counted.applications.slice(20, 30)
  await asSystem(world.services, place.home, ({ client }) =>
    client.query('delete from application where workspace_id = $1 and id = any($2)', [place.home.id, deleted]),
  )
  await countNow(world, place.home)
  expect(await numbersOf()).toEqual(before)
  expect((await figure('sources', place.admin)).deleted).toBe(10)
  await expectOpened()
})
