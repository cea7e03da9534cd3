// Tests that lists do not reveal a hidden first evaluation through order, filter, count or export.

import { readSheets } from '#platform/server/testing/read-sheets.ts'
import { describe, expect, it } from 'vitest'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { projectSetting } from '#platform/server/session/tables.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { z } from 'zod'
import { askForAction, everything, list } from '../testing/asking.ts'
import { plantApplications, plantWish } from '../testing/planting.ts'

const world = useWorld()

/** Anna has graded three applications: B, A, C. Beat gave the last one D as second verdict. */
async function judgedByAnna(isRequired = true) {
  const home = await world.workspace()
  const anna = await world.person(home, 'superuser')
  const beat = await world.person(home, 'superuser', { firstName: 'Beat', lastName: 'Roth' })
  const reader = await world.person(home, 'assistant')
  const judged = { progressState: 'active.evaluated' as const, evaluatedBy: anna.id }
  const ids = await plantApplications(world, home, [
    { ...judged, overallEvaluation: 'B' },
    { ...judged, overallEvaluation: 'A' },
    { ...judged, overallEvaluation: 'C', secondEvaluation: 'D' },
  ])
  await asSystem(world.services, home, ({ db }) =>
    db
      .insert(projectSetting)
      .values({ workspaceId: home.id, key: 'process', value: { secondEvaluationRequired: isRequired } }),
  )
  return { home, anna, beat, reader, ids }
}

const linkText = z.object({ value: z.string() })

type Judged = Awaited<ReturnType<typeof judgedByAnna>>

const numbers = async ({ home }: Judged, as: Person, query: object) => {
  const { tableData } = await list(world, { home, as }, { state: 'all', ...query })
  return tableData.body.map((row) => Number(linkText.parse(row.number).value))
}
const graded = (...grades: string[]) => ({ filters: JSON.stringify({ evaluation: grades }) })

describe('a first verdict that is kept from somebody', () => {
  it('does not order their list, in neither direction', async () => {
    const judged = await judgedByAnna()
    expect(await numbers(judged, judged.beat, { sort: 'overall_evaluation' })).toEqual([3, 1, 2])
    expect(await numbers(judged, judged.beat, { sort: '-overall_evaluation' })).toEqual([2, 1, 3])
    expect(await numbers(judged, judged.reader, { sort: 'overall_evaluation' })).toEqual([2, 1, 3])
  })

  it('is found by no filter, counted in no tab and on no page', async () => {
    const judged = await judgedByAnna()
    const { home, beat, reader } = judged
    expect(await numbers(judged, beat, graded('A', 'B'))).toEqual([])
    expect(await numbers(judged, beat, graded('C'))).toEqual([3])
    expect(await numbers(judged, beat, graded('none'))).toEqual([2, 1])
    const counted = await list(world, { home, as: beat }, { state: 'all', exactCount: true, ...graded('A') })
    expect(counted.pagination.totalItems).toBe(0)
    expect(counted.stateFilters?.choices.every(({ totalNum }) => totalNum === 0)).toBe(true)
    expect(await numbers(judged, reader, graded('A'))).toEqual([2])
  })

  it('chooses no rows for an action, a sheet or a round of review', async () => {
    const { home, beat, ids } = await judgedByAnna()
    const meant = { ...everything, ...graded('A') }
    const action = await askForAction(
      world,
      { home, as: beat },
      { bulkAction: 'mark_important', targets: meant, preview: true },
    )
    expect(action.json()).toMatchObject({ changed: 0, skippedTotal: 0 })
    const request = { bulkAction: 'exportExcel', targets: meant, columns: ['number'] }
    const [sheet] = await readSheets((await askForAction(world, { home, as: beat }, request)).rawPayload)
    expect(sheet?.data).toHaveLength(1)
    const url = `/api/v1/applications/choices/review?state=all&sort=overall_evaluation`
    expect((await world.ask(home, { url, as: beat })).json().ids).toEqual([ids[2], ids[0], ids[1]])
  })

  it('does not order those who wish for an object', async () => {
    const { home, anna, beat, reader, ids } = await judgedByAnna()
    const { objectId } = await plantWish(world, home, { title: 'Lindenweg 4', rooms: 3.5, by: ids })
    const wishing = async (as: Person) => {
      const { applications } = (
        await world.ask(home, { url: `/api/v1/objects/${objectId}/related-applications`, as })
      ).json()
      return applications.map((one: { number: number; overall_evaluation: string | null }) => [
        one.number,
        one.overall_evaluation,
      ])
    }
    expect(await wishing(beat)).toEqual([
      [3, 'C'],
      [1, null],
      [2, null],
    ])
    expect(await wishing(anna)).toEqual([
      [3, 'C'],
      [1, 'B'],
      [2, 'A'],
    ])
    expect(await wishing(reader)).toEqual([
      [2, 'A'],
      [1, 'B'],
      [3, 'C'],
    ])
  })

  it('is nobody’s secret where the project asks for no second one', async () => {
    const judged = await judgedByAnna(false)
    expect(await numbers(judged, judged.beat, { sort: 'overall_evaluation' })).toEqual([2, 1, 3])
    expect(await numbers(judged, judged.beat, graded('A'))).toEqual([2])
  })
})
