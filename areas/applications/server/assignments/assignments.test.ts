import { describe, expect, it } from 'vitest'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import {
  answerAs,
  mailsOf,
  offerFlat,
  plantLetting,
  releaseAutomatically,
  stateOf,
  type Letting,
} from '../testing/letting.ts'
import { plantParking } from '../testing/parking.ts'
import { plantApplications, plantWish } from '../testing/planting.ts'

const world = useWorld()

const post = (letting: Letting, url: string, payload: object, as: Person = letting.clerk) =>
  world.ask(letting.home, { method: 'POST', url: `/api/v1/${url}`, payload, as })

async function plantAssigned(fields: Parameters<typeof plantLetting>[1] = {}) {
  const letting = await plantLetting(world, fields)
  await answerAs(world, letting.home, await offerFlat(world, letting), { answer: 'accept' })
  const [assignment] = (await stateOf(world, letting)).assignments
  return { ...letting, assignmentId: assignment?.id ?? '' }
}

describe('assigning directly', () => {
  const assign = (letting: Letting, payload: object = { version: 1 }, as = letting.clerk) =>
    post(letting, `communication/send-direct-assignment/${letting.applicationId}/${letting.objectId}`, payload, as)

  it('takes the flat without an offer and tells the applicant', async () => {
    const letting = await plantLetting(world)
    expect((await assign(letting)).statusCode).toBe(200)
    expect(await stateOf(world, letting)).toMatchObject({
      application: 'assigned',
      object: 'assigned',
      offers: [],
      assignments: [{ state: 'assigned' }],
    })
    expect((await mailsOf(world, letting.home)).map(({ kind }) => kind)).toEqual(['assignment'])
  })

  it('refuses a flat that is offered to somebody, and a household that has one', async () => {
    const letting = await plantLetting(world)
    await offerFlat(world, letting)
    expect((await assign(letting, { version: 2 })).statusCode).toBe(409)
    const assigned = await plantAssigned()
    expect((await assign(assigned, { version: 3 })).json().message).toContain('bereits ein Objekt zugewiesen')
  })

  it('takes the parking space along, and refuses both when that is gone', async () => {
    const letting = await plantLetting(world)
    const parkingId = await plantParking(world, letting, { progressState: 'inactive' })
    const secondaryObjectIds = [parkingId]
    expect((await assign(letting, { version: 1, secondaryObjectIds: [letting.objectId] })).statusCode).toBe(422)
    expect((await assign(letting, { version: 1, secondaryObjectIds })).statusCode).toBe(200)
    const parking = { ...letting, objectId: parkingId }
    expect([(await stateOf(world, letting)).object, (await stateOf(world, parking)).object]).toEqual([
      'assigned',
      'assigned',
    ])
    const [mail] = await mailsOf(world, letting.home)
    expect(mail?.bodyText).toContain('Einstellplatz 12')
    const url = `/api/v1/applications/${letting.applicationId}/assignment`
    const { current } = (await world.ask(letting.home, { url, as: letting.clerk })).json()
    expect(current.together).toMatchObject([{ title: 'Einstellplatz 12' }])
    const second = await plantApplications(world, letting.home, [{ number: 2, progressState: 'active.evaluated' }])
    const { objectId } = await plantWish(world, letting.home, { title: 'Birkenweg 2', rooms: 2.5, by: second })
    const other = { ...letting, applicationId: second[0] ?? '', objectId }
    expect((await assign(other, { version: 1, secondaryObjectIds })).json().message).toContain('bereits zugewiesen')
    expect((await stateOf(world, other)).object).toBe('available')
    await post(letting, `objects/assignment/${current.assignmentId}/cancel`, { reason: 'Irrtum' })
    expect([(await stateOf(world, letting)).object, (await stateOf(world, parking)).object]).toEqual([
      'available',
      'inactive',
    ])
  })

  it('says beforehand whether it can be done and how well they fit', async () => {
    const letting = await plantLetting(world)
    await plantParking(world, letting)
    const url = `/api/v1/objects/assignment/${letting.objectId}/direct-assignment-init?applicationId=${letting.applicationId}`
    const answer = await world.ask(letting.home, { url, as: letting.clerk })
    expect(answer.json()).toMatchObject({
      allowed: { allowed: true },
      release: 'manual',
      object: { rank: 1 },
      companions: [{ title: 'Einstellplatz 12', canBeAssigned: { allowed: true } }],
    })
  })

  it('tells a stale version, asks for the permission, hides other workspaces', async () => {
    const letting = await plantLetting(world)
    expect((await assign(letting, { version: 9 })).json().current).toMatchObject({ version: 1 })
    expect((await assign(letting, { version: 1 }, await world.person(letting.home, 'assistant'))).statusCode).toBe(403)
    const abroad = await plantLetting(world)
    expect((await assign({ ...abroad, objectId: letting.objectId })).statusCode).toBe(404)
  })
})

describe('releasing an assignment', () => {
  it('makes a tenant without contract, once', async () => {
    const letting = await plantAssigned()
    const release = () => post(letting, `objects/assignment/${letting.assignmentId}/release`, {})
    expect((await release()).statusCode).toBe(200)
    expect((await stateOf(world, letting)).assignments).toMatchObject([
      { state: 'released', contractState: 'without_contract' },
    ])
    expect((await release()).json().message).toBe('Die Zuweisung ist bereits freigegeben.')
  })

  it('is for those who write tenants, and only in their workspace', async () => {
    const letting = await plantAssigned()
    const url = `objects/assignment/${letting.assignmentId}/release`
    expect((await post(letting, url, {}, await world.person(letting.home, 'assistant'))).statusCode).toBe(403)
    expect((await post(await plantLetting(world), url, {})).statusCode).toBe(404)
    expect((await post(letting, url, {}, await world.person(letting.home, 'contract'))).statusCode).toBe(200)
  })
})

describe('cancelling an assignment', () => {
  const cancel = (letting: Letting & { assignmentId: string }, payload: object, as = letting.clerk) =>
    post(letting, `objects/assignment/${letting.assignmentId}/cancel`, payload, as)

  it('frees the flat, leads back to the evaluation and tells the applicant when asked to', async () => {
    const letting = await plantAssigned()
    expect((await cancel(letting, { reason: 'Zieht doch nicht um', notify: true })).statusCode).toBe(200)
    expect(await stateOf(world, letting)).toMatchObject({
      application: 'active.evaluated',
      object: 'available',
      assignments: [{ state: 'cancelled', contractState: null }],
    })
    expect((await mailsOf(world, letting.home)).at(-1)?.kind).toBe('assignment-cancelled')
  })

  it('leads back into the evaluation when there was no overall grade', async () => {
    const letting = await plantAssigned({ progressState: 'active.in_progress', overallEvaluation: null })
    await cancel(letting, { reason: 'Irrtum' })
    expect((await stateOf(world, letting)).application).toBe('active.in_progress')
  })

  it('lets the same flat be offered again', async () => {
    const letting = await plantAssigned()
    await cancel(letting, { reason: 'Irrtum' })
    await offerFlat(world, letting)
    expect((await stateOf(world, letting)).object).toBe('with_offer')
  })

  it('needs a reason, and is refused once the contract is on its way', async () => {
    const letting = await plantAssigned()
    expect((await cancel(letting, { reason: ' ' })).statusCode).toBe(422)
    await post(letting, `objects/assignment/${letting.assignmentId}/release`, {})
    await post(letting, `tenants/${letting.assignmentId}/change-contract-state`, { contractState: 'contract_sent' })
    const answer = await cancel(letting, { reason: 'Irrtum' })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().message).toContain('Vertrag ist versendet')
  })

  it('asks for the permission, and hides other workspaces', async () => {
    const letting = await plantAssigned()
    expect((await cancel(letting, { reason: 'x' }, await world.person(letting.home, 'assistant'))).statusCode).toBe(403)
    const abroad = await plantAssigned()
    expect((await cancel({ ...abroad, assignmentId: letting.assignmentId }, { reason: 'x' })).statusCode).toBe(404)
  })
})

describe('correcting an assignment', () => {
  it('keeps comment and start, and shows both values to whoever was second', async () => {
    const letting = await plantAssigned()
    const url = `objects/assignment/${letting.assignmentId}/update`
    const first = await post(letting, url, { comment: 'Schlüssel am 1.', start: '2027-01-01', version: 1 })
    expect(first.json().version).toBe(2)
    const second = await post(letting, url, { comment: 'Schlüssel am 3.', start: '2027-01-03', version: 1 })
    expect(second.statusCode).toBe(409)
    expect(second.json().current).toMatchObject({ comment: 'Schlüssel am 1.', start: '2027-01-01', version: 2 })
    // Saving unchanged values is no conflict.
    expect((await post(letting, url, { comment: 'Schlüssel am 1.', start: '2027-01-01', version: 1 })).statusCode).toBe(
      200,
    )
  })

  it('shows the assignment with what can be done with it', async () => {
    const letting = await plantAssigned()
    const url = `/api/v1/applications/${letting.applicationId}/assignment`
    expect((await world.ask(letting.home, { url, as: letting.clerk })).json().current).toMatchObject({
      state: 'assigned',
      canBeReleased: { allowed: true },
      canBeCancelled: { allowed: true },
    })
  })

  it('asks for the permission, and hides other workspaces', async () => {
    const letting = await plantAssigned()
    const url = `objects/assignment/${letting.assignmentId}/update`
    const payload = { comment: null, start: null, version: 1 }
    expect((await post(letting, url, payload, await world.person(letting.home, 'assistant'))).statusCode).toBe(403)
    expect((await post(await plantLetting(world), url, payload)).statusCode).toBe(404)
  })
})

it('an accepted offer of a project that releases by itself needs nobody', async () => {
  const letting = await plantLetting(world)
  await releaseAutomatically(world, letting.home)
  await answerAs(world, letting.home, await offerFlat(world, letting), { answer: 'accept' })
  const list = await world.ask(letting.home, { url: '/api/v1/tenants/', as: letting.clerk })
  expect(list.json().tableData.body).toMatchObject([{ _progress_state: 'without_contract' }])
})
