import { describe, expect, it } from 'vitest'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { projectSetting } from '#platform/server/session/tables.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { plantApplications, plantWish } from '../testing/planting.ts'

const world = useWorld()

/** Three households wish for one flat; Anna gave the best grade to the one that applied last. */
async function threeInLine(isRequired = false) {
  const home = await world.workspace()
  const anna = await world.person(home, 'superuser')
  const beat = await world.person(home, 'superuser')
  const judged = { progressState: 'active.evaluated' as const, evaluatedBy: anna.id }
  const ids = await plantApplications(world, home, [
    { ...judged, overallEvaluation: 'C', contactName: 'Carla Erste' },
    { ...judged, overallEvaluation: 'B', contactName: 'Bruno Zweiter' },
    { ...judged, overallEvaluation: 'A', contactName: 'Anna Dritte' },
  ])
  const { objectId } = await plantWish(world, home, { title: 'Lindenweg 4', rooms: 3.5, by: ids })
  await asSystem(world.services, home, ({ db }) =>
    db
      .insert(projectSetting)
      .values({ workspaceId: home.id, key: 'process', value: { secondEvaluationRequired: isRequired } }),
  )
  const placeOf = async (place: number, as: Person) => {
    const url = `/api/v1/applications/${ids[place]}/line-places`
    return (await world.ask(home, { url, as })).json().objects[0]
  }
  return { home, anna, beat, ids, objectId, placeOf }
}

describe('the place in line', () => {
  it('is that of the object’s page, with who is next and why somebody is before', async () => {
    const { anna, ids, objectId, placeOf } = await threeInLine()
    const next = { applicationId: ids[2], number: 3, contactName: 'Anna Dritte' }
    expect(await placeOf(2, anna)).toEqual({ objectId, place: 1, total: 3, next, behindTitle: null })
    expect(await placeOf(0, anna)).toEqual({ objectId, place: 3, total: 3, next, behindTitle: 'besser beurteilt' })
  })

  it('tells nobody a verdict that is kept from them', async () => {
    const { anna, beat, placeOf } = await threeInLine(true)
    expect(await placeOf(2, anna)).toMatchObject({ place: 1 })
    expect(await placeOf(2, beat)).toMatchObject({ place: 3, behindTitle: 'früher eingegangen' })
    expect(await placeOf(0, beat)).toMatchObject({ place: 1, next: { number: 1 } })
  })

  it('is lost with the wish', async () => {
    const { home, anna, ids, objectId, placeOf } = await threeInLine()
    const url = `/api/v1/communication/send-denial/${ids[2]}/${objectId}`
    await world.ask(home, { method: 'POST', url, payload: { reason: 'income' }, as: anna })
    expect(await placeOf(2, anna)).toMatchObject({ place: null, total: 2, next: { number: 2 } })
  })

  it('is for those who may read applications, of their own workspace', async () => {
    const { home, ids } = await threeInLine()
    const url = `/api/v1/applications/${ids[0]}/line-places`
    expect((await world.ask(home, { url, as: await world.person(home, 'marketer') })).statusCode).toBe(403)
    const abroad = await world.workspace()
    expect((await world.ask(abroad, { url, as: await world.person(abroad) })).statusCode).toBe(404)
  })
})
