// Tests points in the list, including what they must not reveal.

import { readSheets } from '#platform/server/testing/read-sheets.ts'
import { describe, expect, it } from 'vitest'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { projectSetting } from '#platform/server/session/tables.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { z } from 'zod'
import { askForAction, everything } from '../testing/asking.ts'
import { plantApplications } from '../testing/planting.ts'

const world = useWorld()

describe('the list by points', () => {
  const numbers = z.array(z.object({ number: z.object({ value: z.string() }), points: z.number().nullable() }))

  it('sorts and filters by them, unknown ones lowest', async () => {
    const home = await world.workspace()
    const as = await world.person(home, 'superuser')
    await plantApplications(world, home, [
      { documents: 'complete' },
      { documents: 'partial' },
      { documents: 'complete', references: 'answered' },
    ])
    const ask = async (query: string) =>
      numbers
        .parse((await world.ask(home, { url: `/api/v1/applications/?state=all&${query}`, as })).json().tableData.body)
        .map(({ number, points }) => [Number(number.value), points])
    expect(await ask('sort=-points')).toEqual([
      [3, 20],
      [1, 10],
      [2, 4],
    ])
    expect(await ask(`sort=points&filters=${encodeURIComponent('{"points":{"min":10}}')}`)).toEqual([
      [1, 10],
      [3, 20],
    ])
    expect(await ask(`filters=${encodeURIComponent('{"points":{"max":9}}')}`)).toEqual([[2, 4]])
  })

  it('tells nobody the grade that is kept from them, in cell, order, filter, count and sheet', async () => {
    const home = await world.workspace()
    const anna = await world.person(home, 'superuser')
    const beat = await world.person(home, 'superuser')
    const judged = { progressState: 'active.evaluated' as const, evaluatedBy: anna.id, pointsVersion: null }
    const ids = await plantApplications(world, home, [
      { ...judged, overallEvaluation: 'B' },
      { ...judged, overallEvaluation: 'A' },
      { ...judged, overallEvaluation: 'C', secondEvaluation: 'D' },
    ])
    await asSystem(world.services, home, ({ db }) =>
      db
        .insert(projectSetting)
        .values({ workspaceId: home.id, key: 'process', value: { secondEvaluationRequired: true } }),
    )
    const ask = async (as: Person, query: string) =>
      (await world.ask(home, { url: `/api/v1/applications/?state=all&sort=-points&${query}`, as })).json()
    const seen = async (as: Person, query = '') =>
      numbers.parse((await ask(as, query)).tableData.body).map(({ number, points }) => [Number(number.value), points])
    expect(await seen(beat)).toEqual([
      [3, 9],
      [2, 0],
      [1, 0],
    ])
    const reader = await world.person(home, 'assistant')
    expect(await seen(reader)).toEqual([
      [2, 30],
      [1, 21],
      [3, 9],
    ])
    const from10 = `exactCount=true&filters=${encodeURIComponent('{"points":{"min":10}}')}`
    expect((await ask(beat, from10)).pagination.totalItems).toBe(0)
    expect((await ask(reader, from10)).pagination.totalItems).toBe(2)
    const url = `/api/v1/applications/choices/review?state=all&sort=-points`
    expect((await world.ask(home, { url, as: beat })).json().ids).toEqual([ids[2], ids[1], ids[0]])
    const points = (as: Person) => world.ask(home, { url: `/api/v1/applications/${ids[1]}/points`, as })
    expect((await points(beat)).json()).toMatchObject({ total: 0, isHidden: true })
    expect((await points(anna)).json()).toMatchObject({ total: 30, isHidden: false })
    const details = async (as: Person) => (await world.ask(home, { url: `/api/v1/applications/${ids[1]}`, as })).json()
    expect([(await details(beat)).points, (await details(anna)).points]).toEqual([0, 30])
    const request = {
      bulkAction: 'exportExcel',
      targets: { ...everything, filters: '' },
      columns: ['number', 'points'],
    }
    const [sheet] = await readSheets((await askForAction(world, { home, as: beat }, request)).rawPayload)
    expect(sheet?.data.slice(1).toSorted()).toEqual([
      [1, 0],
      [2, 0],
      [3, 9],
    ])
  })
})
