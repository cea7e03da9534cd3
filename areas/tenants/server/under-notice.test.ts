// A flat under notice is let to the next household from the day after the last day; two households never overlap.

import { afterEach, describe, expect, it } from 'vitest'
import { answerAs, offerFlat, stateOf, type Letting } from '#areas/applications/server/testing/letting.ts'
import { plantApplications } from '#areas/applications/server/testing/planting.ts'
import { plantTenancy, postTo, signContract, type Tenancy } from '#areas/applications/server/testing/tenancy.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { laterDay, dayOf } from '#platform/rules/calendar-day.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { endTenancy } from './ending.ts'

const world = useWorld()
afterEach(() => world.setTime(new Date()))

const dayIn = (days: number) => laterDay(dayOf(new Date()), days)
const swiss = (day: string) => day.split('-').toReversed().join('.')
const lastDay = dayIn(90)
const firstDay = dayIn(91)

interface Leaving extends Tenancy {
  /** Application of the next household. */
  next: Letting
}

/** A signed tenancy with notice in three months, and another household that is evaluated. */
async function plantLeaving(): Promise<Leaving> {
  const tenancy = await plantTenancy(world)
  await signContract(world, tenancy, '2026-01-01')
  const answer = await postTo(world, tenancy, 'terminate', { quitOn: lastDay, reason: 'Umzug' })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  // Advances the clock, so that the mails of the next household are newer.
  world.setTime(new Date(world.services.clock().getTime() + 1000))
  const [applicationId = ''] = await plantApplications(world, tenancy.home, [
    { number: 2, progressState: 'active.evaluated', overallEvaluation: 'A' },
  ])
  return { ...tenancy, next: { ...tenancy, applicationId } }
}

const objectOf = async ({ home, objectId, clerk }: Leaving) =>
  (await world.ask(home, { url: `/api/v1/objects/${objectId}`, as: clerk })).json()
const tenantOf = async ({ home, clerk }: Leaving, tenantId: string) =>
  (await world.ask(home, { url: `/api/v1/tenants/${tenantId}`, as: clerk })).json()

const assignNext = (leaving: Leaving, more: object = {}) =>
  stateOf(world, leaving.next).then(({ version }) =>
    world.ask(leaving.home, {
      method: 'POST',
      url: `/api/v1/communication/send-direct-assignment/${leaving.next.applicationId}/${leaving.objectId}`,
      payload: { version, ...more },
      as: leaving.clerk,
    }),
  )

/** Accepts the offer of the next household and returns its tenancy. */
async function nextTenancyOf(leaving: Leaving): Promise<Tenancy> {
  const answer = await answerAs(world, leaving.home, await offerFlat(world, leaving.next), { answer: 'accept' })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  const { assignments } = await stateOf(world, leaving)
  return { ...leaving.next, tenantId: assignments.at(-1)?.id ?? '' }
}

async function endBy(leaving: Leaving, day: string): Promise<void> {
  world.setTime(new Date(`${day}T10:00:00Z`))
  await asSystem(world.services, leaving.home, (ctx) => endTenancy(ctx, { tenantId: leaving.tenantId }))
}

describe('a flat under notice', () => {
  it('is offered to the next household for the day after the last one', async () => {
    const leaving = await plantLeaving()
    expect(await objectOf(leaving)).toMatchObject({
      progress_state: 'rented',
      letting_state: 'available',
      next_from: firstDay,
      move_in_date: firstDay,
      stateTitle: 'Gekündigt, noch frei',
      holder: { kind: 'tenancy', quitOn: lastDay },
      next: null,
    })
    const token = await offerFlat(world, leaving.next)
    expect(await objectOf(leaving)).toMatchObject({
      progress_state: 'rented',
      letting_state: 'with_offer',
      holder: { assignmentId: leaving.tenantId },
      next: { kind: 'offer' },
    })
    const page = (await world.ask(leaving.home, { url: `/api/v1/action/${token}/offer-form` })).json()
    expect(page.object.moveInDate).toBe(firstDay)
    await answerAs(world, leaving.home, token, { answer: 'accept' })
    const [, coming] = (await stateOf(world, leaving)).assignments
    expect(await tenantOf(leaving, coming?.id ?? '')).toMatchObject({
      contractStart: firstDay,
      occupiedUntil: lastDay,
      object: { stateTitle: 'Gekündigt, neu zugewiesen' },
    })
  })

  it('is somebody’s from the moment the household before has left', async () => {
    const leaving = await plantLeaving()
    const next = await nextTenancyOf(leaving)
    await signContract(world, next, firstDay)
    expect((await stateOf(world, leaving)).object).toBe('rented')
    await endBy(leaving, lastDay)
    expect(await objectOf(leaving)).toMatchObject({ letting_state: 'rented', next_from: firstDay })
    await endBy(leaving, firstDay)
    expect(await objectOf(leaving)).toMatchObject({
      progress_state: 'rented',
      next_from: null,
      holder: { assignmentId: next.tenantId },
      next: null,
    })
    const end = { quitOn: laterDay(firstDay, 400), reason: 'Umzug' }
    expect((await postTo(world, next, 'terminate', end)).statusCode).toBe(200)
  })

  it.each(['with_offer', 'assigned'])('left with an offer or an assignment on its way is %s then', async (state) => {
    const leaving = await plantLeaving()
    if (state === 'with_offer') await offerFlat(world, leaving.next, { validUntil: dayIn(90) })
    else await nextTenancyOf(leaving)
    await endBy(leaving, firstDay)
    expect((await stateOf(world, leaving)).object).toBe(state)
  })

  it('is free again for others when the next household does not come', async () => {
    const leaving = await plantLeaving()
    const token = await offerFlat(world, leaving.next)
    await answerAs(world, leaving.home, token, { answer: 'decline', reason: 'rent' })
    expect(await objectOf(leaving)).toMatchObject({ letting_state: 'available', progress_state: 'rented' })
    expect((await assignNext(leaving)).statusCode).toBe(200)
    const [, coming] = (await stateOf(world, leaving)).assignments
    const cancelled = await world.ask(leaving.home, {
      method: 'POST',
      url: `/api/v1/objects/assignment/${coming?.id}/cancel`,
      payload: { reason: 'Irrtum' },
      as: leaving.clerk,
    })
    expect(cancelled.json().notify).toMatchObject([
      { title: `Zuweisung aufgehoben, das Objekt ist ab ${swiss(firstDay)} wieder frei` },
    ])
    expect(await objectOf(leaving)).toMatchObject({ letting_state: 'available', progress_state: 'rented' })
  })

  it('has one next household and no second', async () => {
    const leaving = await plantLeaving()
    await nextTenancyOf(leaving)
    const [third = ''] = await plantApplications(world, leaving.home, [
      { number: 3, progressState: 'active.evaluated', overallEvaluation: 'A' },
    ])
    const late = await assignNext({ ...leaving, next: { ...leaving.next, applicationId: third } })
    expect([late.statusCode, late.json().message]).toEqual([409, 'Das Objekt ist bereits zugewiesen.'])
  })
})

describe('a flat under notice is reserved', () => {
  it.each(['with_offer', 'assigned'])('only while nobody follows, not once it is %s', async (state) => {
    const leaving = await plantLeaving()
    expect((await tenantOf(leaving, leaving.tenantId)).moves.reserve.allowed).toBe(true)
    if (state === 'with_offer') await offerFlat(world, leaving.next)
    else await nextTenancyOf(leaving)
    const answer = await postTo(world, leaving, 'create-reservation', { until: dayIn(200), note: 'Hauswart' })
    expect(answer.statusCode).toBe(409)
    expect((await tenantOf(leaving, leaving.tenantId)).moves.reserve).toEqual({
      allowed: false,
      reason: answer.json().message,
    })
  })
})

describe('nobody moves in before the household before has left', () => {
  const expected = { contractStart: `Bis dahin bewohnt: frühestens am ${swiss(firstDay)}` }

  it('by a direct assignment', async () => {
    const leaving = await plantLeaving()
    const answer = await assignNext(leaving, { contractStart: lastDay })
    expect([answer.statusCode, answer.json().fields]).toEqual([422, expected])
    expect((await assignNext(leaving, { contractStart: firstDay })).statusCode).toBe(200)
  })

  it('by a corrected assignment, the terms, or the contract', async () => {
    const leaving = await plantLeaving()
    const next = await nextTenancyOf(leaving)
    await postTo(world, next, 'change-contract-state', { contractState: 'contract_sent' })
    const move = { contractState: 'with_contract', contractStart: lastDay }
    const signed = await postTo(world, next, 'change-contract-state', move)
    expect([signed.statusCode, signed.json().fields]).toEqual([422, expected])
    const { assignments } = await stateOf(world, leaving)
    const corrected = await world.ask(leaving.home, {
      method: 'POST',
      url: `/api/v1/objects/assignment/${next.tenantId}/update`,
      payload: { comment: '', start: lastDay, version: assignments.at(-1)?.version },
      as: leaving.clerk,
    })
    expect([corrected.statusCode, corrected.json().fields]).toEqual([422, { start: expected.contractStart }])
  })

  it('and who has not moved in has nothing to terminate', async () => {
    const leaving = await plantLeaving()
    const next = await nextTenancyOf(leaving)
    await signContract(world, next, firstDay)
    const answer = await postTo(world, next, 'terminate', { quitOn: dayIn(200), reason: 'Doch nicht' })
    expect(answer.statusCode).toBe(409)
    expect((await tenantOf(leaving, next.tenantId)).moves.quit).toEqual({
      allowed: false,
      reason: answer.json().message,
    })
  })
})

describe('a notice is taken back', () => {
  it('while nobody is to follow', async () => {
    const leaving = await plantLeaving()
    expect((await postTo(world, leaving, 'reset-to-default')).statusCode).toBe(200)
    expect(await objectOf(leaving)).toMatchObject({ progress_state: 'assigned', next_from: null, next: null })
  })

  it.each([
    ['with_offer', 'Ziehen Sie zuerst das Angebot zurück.'],
    ['assigned', 'Heben Sie zuerst diese Zuweisung auf.'],
    ['rented', 'Setzen Sie zuerst diesen Vertrag zurück und heben Sie die Zuweisung auf.'],
    ['reserved', 'Heben Sie zuerst die Reservation auf.'],
  ])('but not once it is %s: the clerk reads what to undo first', async (state, then) => {
    const leaving = await plantLeaving()
    if (state === 'with_offer') await offerFlat(world, leaving.next)
    if (state === 'assigned' || state === 'rented') await nextTenancyOf(leaving)
    const coming = (await stateOf(world, leaving)).assignments.at(-1)?.id ?? ''
    if (state === 'rented') await signContract(world, { ...leaving.next, tenantId: coming }, firstDay)
    if (state === 'reserved')
      await postTo(world, leaving, 'create-reservation', { until: dayIn(200), note: 'Hauswart' })
    const answer = await postTo(world, leaving, 'reset-to-default')
    expect(answer.statusCode).toBe(409)
    expect(answer.json().message).toContain(then)
    expect(answer.json().message).toContain(swiss(firstDay))
    const { moves } = await tenantOf(leaving, leaving.tenantId)
    expect(moves.reset).toEqual({ allowed: false, reason: answer.json().message })
  })
})

describe('a day entered wrongly is corrected', () => {
  const correct = (leaving: Leaving, quitOn: string) =>
    postTo(world, leaving, 'terminate', { quitOn, noticeOn: dayIn(-1), reason: 'Verlesen' })
  const later = dayIn(120)
  const earlier = dayIn(60)

  it.each([later, earlier])('to %s while nobody follows; the history says what it was', async (quitOn) => {
    const leaving = await plantLeaving()
    expect((await tenantOf(leaving, leaving.tenantId)).moves.quit.allowed).toBe(true)
    const answer = await correct(leaving, quitOn)
    expect([answer.statusCode, answer.json().progress_state]).toEqual([200, 'quit'])
    expect(await tenantOf(leaving, leaving.tenantId)).toMatchObject({ quitOn, handoverOn: quitOn, noticeOn: dayIn(-1) })
    const free = laterDay(quitOn, 1)
    expect(await objectOf(leaving)).toMatchObject({ next_from: free, move_in_date: free, letting_state: 'available' })
    const { entries } = (
      await world.ask(leaving.home, { url: `/api/v1/tenants/${leaving.tenantId}/timeline`, as: leaving.clerk })
    ).json()
    const told = entries.find(({ event }: { event: string }) => event === 'contract.notice_corrected')
    expect(told).toMatchObject({ title: 'Kündigung berichtigt' })
    expect(told.detail).toContain(`${swiss(lastDay)} → ${swiss(quitOn)}`)
    await endBy(leaving, laterDay(free, -1))
    expect(await objectOf(leaving)).toMatchObject({ progress_state: 'rented' })
    await endBy(leaving, free)
    expect(await objectOf(leaving)).toMatchObject({ progress_state: 'available', next_from: null })
  })

  it('to a day that is over: the flat is free at once', async () => {
    const leaving = await plantLeaving()
    expect((await correct(leaving, dayIn(-1))).statusCode).toBe(200)
    expect(await objectOf(leaving)).toMatchObject({ progress_state: 'available', next_from: null })
    expect((await tenantOf(leaving, leaving.tenantId)).moves.quit.allowed).toBe(false)
  })

  it.each(['with_offer', 'assigned'])('not to a later one once it is %s from the day after', async (state) => {
    const leaving = await plantLeaving()
    if (state === 'with_offer') await offerFlat(world, leaving.next)
    else await nextTenancyOf(leaving)
    const refused = await correct(leaving, later)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().message).toContain(swiss(firstDay))
    expect(await tenantOf(leaving, leaving.tenantId)).toMatchObject({ quitOn: lastDay })
    expect((await correct(leaving, earlier)).statusCode).toBe(200)
    expect(await objectOf(leaving)).toMatchObject({ next_from: laterDay(earlier, 1), letting_state: state })
  })

  it('to a later one when the next household comes later still', async () => {
    const leaving = await plantLeaving()
    expect((await assignNext(leaving, { contractStart: laterDay(later, 1) })).statusCode).toBe(200)
    expect((await correct(leaving, laterDay(later, 1))).statusCode).toBe(409)
    expect((await correct(leaving, later)).statusCode).toBe(200)
    expect(await objectOf(leaving)).toMatchObject({ next_from: laterDay(later, 1) })
  })
})
