import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { propertyObject } from '#areas/objects/server/tables.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import {
  answerAs,
  mailsOf,
  offerFlat,
  offerToken,
  plantLetting,
  releaseAutomatically,
  stateOf,
} from '../testing/letting.ts'

const world = useOwnWorld()
const accept = { answer: 'accept' }
const decline = { answer: 'decline', reason: 'rent', comment: 'Zu viel für uns' }

describe('the page behind an offer mail', () => {
  it('shows the flat, the rent and until when', async () => {
    const letting = await plantLetting(world)
    const token = await offerFlat(world, letting)
    const page = await world.ask(letting.home, { url: `/api/v1/action/${token}/offer-form` })
    expect(page.json()).toMatchObject({
      state: 'open',
      greetingName: 'Anna Muster',
      object: { title: 'Lindenweg 4, 3.5 Zimmer', address: 'Lindenweg 4, 8400 Winterthur' },
    })
  })

  it('does nothing by being opened, however often', async () => {
    const letting = await plantLetting(world)
    const token = await offerFlat(world, letting)
    const before = await stateOf(world, letting)
    for (let time = 0; time < 5; time += 1) await world.ask(letting.home, { url: `/api/v1/action/${token}/offer-form` })
    expect(await stateOf(world, letting)).toEqual(before)
  })

  it('does not exist for another token or in another workspace', async () => {
    const letting = await plantLetting(world)
    const token = await offerFlat(world, letting)
    const abroad = await plantLetting(world)
    expect((await world.ask(abroad.home, { url: `/api/v1/action/${token}/offer-form` })).statusCode).toBe(404)
    expect((await answerAs(world, abroad.home, token, accept)).statusCode).toBe(404)
    expect((await answerAs(world, letting.home, `${token}x`, accept)).statusCode).toBe(404)
  })
})

describe('accepting', () => {
  it('assigns the flat, tells the applicant, and waits for the release', async () => {
    const letting = await plantLetting(world)
    const token = await offerFlat(world, letting)
    expect((await answerAs(world, letting.home, token, accept)).json()).toEqual({ state: 'accepted' })
    expect(await stateOf(world, letting)).toMatchObject({
      application: 'assigned',
      object: 'assigned',
      offers: ['accepted'],
      assignments: [{ state: 'assigned', contractState: null }],
    })
    const kinds = (await mailsOf(world, letting.home)).map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(['assignment', 'offer', 'staff-offer-accepted'])
  })

  it('makes a tenant without contract at once when the project releases by itself', async () => {
    const letting = await plantLetting(world)
    await releaseAutomatically(world, letting.home)
    await answerAs(world, letting.home, await offerFlat(world, letting), accept)
    expect((await stateOf(world, letting)).assignments).toMatchObject([
      { state: 'released', contractState: 'without_contract' },
    ])
  })

  it('answers a second click the same and assigns once', async () => {
    const letting = await plantLetting(world)
    const token = await offerFlat(world, letting)
    const answers = await Promise.all([1, 2, 3].map(() => answerAs(world, letting.home, token, accept)))
    expect(answers.map((one) => one.json())).toEqual([
      { state: 'accepted' },
      { state: 'accepted' },
      { state: 'accepted' },
    ])
    expect((await stateOf(world, letting)).assignments).toHaveLength(1)
  })

  it('cannot be turned into a decline afterwards', async () => {
    const letting = await plantLetting(world)
    const token = await offerFlat(world, letting)
    await answerAs(world, letting.home, token, accept)
    const answer = await answerAs(world, letting.home, token, decline)
    expect(answer.statusCode).toBe(409)
    expect(answer.json().message).toContain('bereits angenommen')
  })

  it('and withdrawing at once: one of both happens, never half of each', async () => {
    for (let round = 0; round < 4; round += 1) {
      const letting = await plantLetting(world)
      const token = await offerFlat(world, letting)
      const withdraw = world.ask(letting.home, {
        method: 'POST',
        url: `/api/v1/applications/${letting.applicationId}/offer/withdraw`,
        payload: {},
        as: letting.clerk,
      })
      const [accepted, withdrawn] = await Promise.all([answerAs(world, letting.home, token, accept), withdraw])
      const { application, object, offers, assignments } = await stateOf(world, letting)
      const outcome = [accepted.statusCode, withdrawn.statusCode, application, object, offers[0], assignments.length]
      expect([
        [200, 409, 'assigned', 'assigned', 'accepted', 1],
        [410, 200, 'active.evaluated', 'available', 'withdrawn', 0],
      ]).toContainEqual(outcome)
    }
  })
})

describe('declining', () => {
  it('frees the flat and keeps the reason', async () => {
    const letting = await plantLetting(world)
    const token = await offerFlat(world, letting)
    expect((await answerAs(world, letting.home, token, decline)).json()).toEqual({ state: 'declined' })
    expect(await stateOf(world, letting)).toMatchObject({ application: 'with_offer.declined', object: 'available' })
    const seen = await world.ask(letting.home, {
      url: `/api/v1/applications/${letting.applicationId}/offer`,
      as: letting.clerk,
    })
    expect(seen.json().past[0].declineReason).toBe('Die Miete ist zu hoch: Zu viel für uns')
  })

  it('needs a reason', async () => {
    const letting = await plantLetting(world)
    const token = await offerFlat(world, letting)
    const answer = await answerAs(world, letting.home, token, { answer: 'decline' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().fields).toEqual({ reason: 'Bitte ausfüllen' })
  })

  it('gives an inactive flat back as inactive', async () => {
    const letting = await plantLetting(world)
    const { home, objectId } = letting
    await asSystem(world.services, home, ({ db }) =>
      db.update(propertyObject).set({ progressState: 'inactive' }).where(eq(propertyObject.id, objectId)),
    )
    await answerAs(world, home, await offerFlat(world, letting), decline)
    expect((await stateOf(world, letting)).object).toBe('inactive')
  })
})

describe('an offer whose time is over', () => {
  it('declines by itself', async () => {
    const letting = await plantLetting(world)
    world.setTime(new Date('2026-11-02T10:00:00Z'))
    await offerFlat(world, letting, { validUntil: '2026-11-03' })
    await runExpiry(letting.home.id)
    expect((await stateOf(world, letting)).application).toBe('with_offer')
    world.setTime(new Date('2026-11-04T00:00:00Z'))
    await runExpiry(letting.home.id)
    expect(await stateOf(world, letting)).toMatchObject({
      application: 'with_offer.declined',
      object: 'available',
      offers: ['expired'],
    })
  })

  it('is gone for the applicant even before the job has run, with the day it ended', async () => {
    const letting = await plantLetting(world)
    world.setTime(new Date('2026-11-02T10:00:00Z'))
    await offerFlat(world, letting, { validUntil: '2026-11-03' })
    const token = await offerToken(world, letting.home)
    world.setTime(new Date('2026-11-04T00:00:00Z'))
    const page = await world.ask(letting.home, { url: `/api/v1/action/${token}/offer-form` })
    expect(page.statusCode).toBe(410)
    expect(page.json().message).toContain('bis 03.11.2026')
    expect((await answerAs(world, letting.home, token, accept)).statusCode).toBe(410)
    expect((await stateOf(world, letting)).assignments).toEqual([])
  })
})

/** The job is due at the end of the offer by the real clock; this brings it forward and runs it. */
async function runExpiry(workspaceId: string): Promise<void> {
  await world.services.pool.query(
    `update pgboss.job set start_after = now() where name = 'expire-offer' and data ->> 'workspaceId' = $1`,
    [workspaceId],
  )
  await world.services.jobs.runDue()
}
