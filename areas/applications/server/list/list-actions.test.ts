import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { auditEntries } from '#platform/server/testing/auditing.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { application } from '../tables.ts'
import { askForAction, everything, list, names, perform, placeWith, type Place } from '../testing/asking.ts'
import { plantApplications } from '../testing/planting.ts'

const world = useWorld()
const denied = { value: 'denied', name: 'Absage erteilt' }

const statesIn = (place: Place) =>
  asSystem(world.services, place.home, ({ db }) =>
    db
      .select({ state: application.progressState, reason: application.deactivationReason })
      .from(application)
      .where(eq(application.workspaceId, place.home.id))
      .orderBy(application.number),
  )

describe('actions on many applications', () => {
  it('does 487 of 500 once and names the 13 it cannot do with their reason', async () => {
    const given = Array.from({ length: 500 }, (_, index) => ({
      progressState: index % 39 === 0 ? ('assigned' as const) : ('active.new' as const),
    }))
    const place = await placeWith(world, given)
    const answer = await perform(world, place, { bulkAction: 'deactivate', targets: everything, option: denied })
    expect(answer).toMatchObject({ changed: 487, skippedTotal: 13 })
    expect(answer.skipped[0]).toMatchObject({
      title: expect.stringMatching(/^\d+ Anna Muster$/),
      reason: 'Der Bewerbung ist bereits ein Objekt zugewiesen.',
    })
    const states = await statesIn(place)
    expect(states.filter((one) => one.state === 'inactive' && one.reason === 'denied')).toHaveLength(487)
    expect(await auditEntries(world, place.home, 'application.deactivated')).toHaveLength(487)
  })

  it('says beforehand the same numbers and changes nothing', async () => {
    const place = await placeWith(world, [{}, { progressState: 'assigned' }, { progressState: 'with_offer' }])
    const request = { bulkAction: 'deactivate', targets: everything, option: denied }
    const preview = await perform(world, place, { ...request, preview: true })
    expect(preview).toMatchObject({ changed: 1, skippedTotal: 2 })
    expect((await statesIn(place)).map((one) => one.state)).toEqual(['active.new', 'assigned', 'with_offer'])
    expect(await perform(world, place, request)).toEqual(preview)
  })

  it('says beforehand why none can be done, also before a reason is chosen, and the action itself asks for one', async () => {
    const place = await placeWith(world, [{ progressState: 'inactive' }, { progressState: 'assigned' }, {}])
    const request = { bulkAction: 'deactivate', targets: { ...everything, except: place.ids.slice(2) } }
    const preview = await perform(world, place, { ...request, preview: true })
    expect(preview).toMatchObject({ changed: 0, skippedTotal: 2 })
    expect(preview.skippedByReason).toEqual(
      expect.arrayContaining([{ reason: 'Der Bewerbung ist bereits ein Objekt zugewiesen.', count: 1 }]),
    )
    expect((await askForAction(world, place, request)).json().fields).toHaveProperty('option')
  })

  it('takes what matches when it looks, without the exceptions', async () => {
    const place = await placeWith(world, [
      { contactName: 'Anna Muster' },
      { contactName: 'Beat Muster' },
      { contactName: 'Carla Meier' },
    ])
    const [anna = ''] = place.ids
    const targets = { ...everything, search: 'muster', except: [anna] }
    expect(await perform(world, place, { bulkAction: 'mark_important', targets })).toMatchObject({ changed: 1 })
    expect(names(await list(world, place, { filters: '{"important":true}' }))).toEqual(['Beat Muster'])
  })

  it('changes only rows that match the filters and the state of the list', async () => {
    const place = await placeWith(world, [
      { isMarkedImportant: true },
      {},
      { isMarkedImportant: true, progressState: 'inactive' },
    ])
    const targets = { ...everything, state: 'active.new', filters: '{"important":true}' }
    const answer = await perform(world, place, { bulkAction: 'deactivate', targets, option: denied })
    expect(answer).toMatchObject({ changed: 1, skippedTotal: 0 })
    expect(await statesIn(place)).toEqual([
      { state: 'inactive', reason: 'denied' },
      { state: 'active.new', reason: null },
      { state: 'inactive', reason: null },
    ])
  })

  it('does not reach into another workspace, neither by id nor by "all"', async () => {
    const place = await placeWith(world, [{}])
    const other = await world.workspace()
    const strangers = await plantApplications(world, other, [{}])
    const request = { bulkAction: 'deactivate', option: denied }
    const answer = await perform(world, place, { ...request, targets: [...place.ids, ...strangers] })
    expect(answer).toMatchObject({ changed: 1, skippedTotal: 1, skipped: [{ id: strangers[0], title: '' }] })
    await perform(world, place, { ...request, targets: everything })
    const [stranger] = await statesIn({ ...place, home: other })
    expect(stranger?.state).toBe('active.new')
  })

  it('brings the inactive back to where they were and deletes only the inactive', async () => {
    const place = await placeWith(world, [
      { progressState: 'inactive', stateBeforeInactive: 'active.evaluated' },
      { progressState: 'inactive' },
      {},
    ])
    const [first = '', second = '', third = ''] = place.ids
    expect(await perform(world, place, { bulkAction: 'activate', targets: [first] })).toMatchObject({ changed: 1 })
    const answer = await perform(world, place, { bulkAction: 'delete', targets: [first, second, third] })
    expect(answer).toMatchObject({ changed: 1, skippedTotal: 2 })
    expect((await statesIn(place)).map((one) => one.state)).toEqual(['active.evaluated', 'active.new'])
  })

  it('counts an id that was sent twice once', async () => {
    const place = await placeWith(world, [{}])
    const targets = [...place.ids, ...place.ids]
    const answer = await perform(world, place, { bulkAction: 'mark_important', targets })
    expect(answer).toEqual({ changed: 1, skipped: [], skippedTotal: 0, skippedByReason: [] })
  })

  it('asks for the permission of the action, not only of the list', async () => {
    const place = await placeWith(world, [{}])
    const reader = { ...place, as: await world.person(place.home, 'assistant') }
    const request = { bulkAction: 'deactivate', targets: place.ids, option: denied }
    expect((await askForAction(world, reader, request)).statusCode).toBe(403)
    expect((await askForAction(world, reader, { ...request, preview: true })).statusCode).toBe(403)
  })

  it.each([
    [{ bulkAction: 'setOnFire' }, 'bulkAction'],
    [{ bulkAction: 'setOnFire', targets: [] }, 'bulkAction'],
    [{ targets: [] }, 'bulkAction'],
    [{ bulkAction: 'deactivate' }, 'option'],
    [{ bulkAction: 'deactivate', option: { value: 'boredom', name: 'Langeweile' } }, 'option'],
    [{ bulkAction: 'activate', targets: [] }, 'targets'],
    [{ bulkAction: 'activate', targets: ['1'] }, 'targets'],
  ])('refuses %j with a message for its field', async (request, field) => {
    const place = await placeWith(world, [{}])
    const response = await askForAction(world, place, { targets: place.ids, ...request })
    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json().fields).join()).toContain(field)
  })
})
