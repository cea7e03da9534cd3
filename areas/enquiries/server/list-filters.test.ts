// Tests the list filters other than building, object and rooms: evaluation, documents, references, credit check and
// dates.

import { describe, expect, it } from 'vitest'
import { creditCheck } from './tables.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { newId } from '#platform/server/ids.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { z } from 'zod'
import { list, placeWith, type Place } from '#areas/applications/server/testing/asking.ts'
import { plantWish } from '#areas/applications/server/testing/planting.ts'
import { adult } from '#areas/applications/server/tables.ts'
import { eq } from 'drizzle-orm'

const world = useWorld()

const linkText = z.object({ value: z.string() })

/** Returns the numbers of matching applications, in ascending order. */
async function found(place: Place, filters: object): Promise<number[]> {
  const query = { state: 'all', sort: 'number', filters: JSON.stringify(filters), exactCount: true }
  const { tableData, pagination } = await list(world, place, query)
  const numbers = tableData.body.map((row) => Number(linkText.parse(row.number).value))
  expect(pagination.totalItems).toBe(numbers.length)
  return numbers
}

async function askBureau({ home, as }: Place, applicationId: string, lights: ('green' | 'yellow' | 'grey' | 'red')[]) {
  await asSystem(world.services, home, async ({ db }) => {
    const [person] = await db.select().from(adult).where(eq(adult.applicationId, applicationId))
    for (const [minute, light] of lights.entries()) {
      await db.insert(creditCheck).values({
        workspaceId: home.id,
        id: newId(),
        applicationId,
        adultId: person?.id ?? '',
        provider: 'CRIF',
        isDemo: true,
        status: 'done',
        light,
        reference: 'R-1',
        checkedBy: as.id,
        checkedAt: new Date(Date.UTC(2026, 5, 1, 8, minute)),
      })
    }
  })
}

describe('the list of applications is narrowed', () => {
  it('by the second evaluation: given, awaited where it can be given, and its grade', async () => {
    const judged = { progressState: 'active.evaluated' as const, overallEvaluation: 'B' as const }
    const place = await placeWith(world, [
      {},
      judged,
      { ...judged, secondEvaluation: 'C' },
      { ...judged, progressState: 'assigned' },
    ])
    expect(await found(place, { second_look: ['given'] })).toEqual([3])
    expect(await found(place, { second_look: ['awaited'] })).toEqual([2])
    expect(await found(place, { second_evaluation: ['A', 'C'] })).toEqual([3])
    expect(await found(place, { second_evaluation: ['B'] })).toEqual([])
  })

  it('by the state of the references', async () => {
    const place = await placeWith(world, [{}, { references: 'answered' }, { references: 'failed' }])
    expect(await found(place, { references: ['answered', 'failed'] })).toEqual([2, 3])
    expect(await found(place, { references: ['none'] })).toEqual([1])
  })

  it('by a wished object; one that nobody wishes for is shown with the reason', async () => {
    const place = await placeWith(world, [{}])
    const wished = await plantWish(world, place.home, { title: 'Lindenweg 4, EG', rooms: 2, by: place.ids })
    const other = await plantWish(world, place.home, { title: 'Lindenweg 4, OG', rooms: 2, by: [] })
    const url = '/api/v1/applications/choices/objects?search=lindenweg'
    const { items } = (await world.ask(place.home, { url, as: place.as })).json()
    const nobody = { value: true, unavailable_tooltip: 'Keine Bewerbungen für dieses Objekt' }
    expect(items).toEqual([
      { value: wished.objectId, displayName: expect.stringContaining('EG') },
      { value: other.objectId, displayName: expect.stringContaining('OG'), readonly: nobody },
    ])
    const filters = JSON.stringify({ object: [wished.objectId] })
    const { definition } = await list(world, place, { state: 'all', filters })
    expect(definition?.filters.find(({ key }) => key === 'object')?.selected).toEqual([wished.objectId])
  })

  it('by the day until which an offer stands, as it is in Switzerland, and by the wished day of moving in', async () => {
    const place = await placeWith(world, [
      { offerUntil: new Date('2026-03-10T22:30:00Z'), moveInWish: '2026-05-01' },
      { offerUntil: new Date('2026-03-10T23:30:00Z'), moveInWish: '2026-06-01' },
      {},
    ])
    expect(await found(place, { offer_until: { from: '2026-03-11' } })).toEqual([2])
    expect(await found(place, { offer_until: { to: '2026-03-10' } })).toEqual([1])
    expect(await found(place, { move_in_wish: { from: '2026-05-01', to: '2026-05-01' } })).toEqual([1])
    expect(await found(place, { move_in_wish: { from: '2026-05-02' } })).toEqual([2])
  })

  it('by what a bureau last said, and shows it', async () => {
    const place = await placeWith(world, [{}, {}, {}])
    const [one = '', two = ''] = place.ids
    await askBureau(place, one, ['red', 'green'])
    await askBureau(place, two, ['green', 'yellow'])
    expect(await found(place, { credit: ['green'] })).toEqual([1])
    expect(await found(place, { credit: ['yellow', 'red'] })).toEqual([2])
    expect(await found(place, { credit: ['none'] })).toEqual([3])
    expect(await found(place, { credit: ['none', 'green'] })).toEqual([1, 3])
    const { tableData } = await list(world, place, { state: 'all', sort: 'number' })
    expect(tableData.body.map(({ credit }) => credit)).toEqual([
      { value: 'green', displayName: 'Unauffällig' },
      { value: 'yellow', displayName: 'Vorbehalte' },
      null,
    ])
  })

  it('no longer by a check that was forgotten with its person', async () => {
    const place = await placeWith(world, [{}])
    const [one = ''] = place.ids
    await askBureau(place, one, ['red'])
    await asSystem(world.services, place.home, ({ db }) => db.delete(adult).where(eq(adult.applicationId, one)))
    expect(await found(place, { credit: ['none'] })).toEqual([1])
  })

  it('by points within the bounds of the rules in force', async () => {
    const place = await placeWith(world, [{ documents: 'complete' }, {}])
    const { definition } = await list(world, place, { state: 'all' })
    expect(definition?.filters.find(({ key }) => key === 'points')).toMatchObject({ type: 'slider', min: 0, max: 90 })
    expect(await found(place, { points: { min: 10 } })).toEqual([1])
    expect(await found(place, { points: { max: 9 } })).toEqual([2])
  })
})
