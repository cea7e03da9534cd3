// Tests which staff members get a mail about an application event, and its text.

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { propertyObject } from '#areas/objects/server/tables.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { rolePermission } from '#platform/server/session/tables.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { answerAs, mailsOf, offerFlat, plantLetting, type Letting } from '../testing/letting.ts'

const world = useOwnWorld()
const nothing = { offer_accepted: 'off', offer_declined: 'off', offer_expired: 'off', application_new: 'off' }

const told = async ({ home }: Letting, kind: string) =>
  (await mailsOf(world, home)).filter((mail) => mail.kind === kind)
const addressesOf = (mails: { toAddress: string }[]) => mails.map(({ toAddress }) => toAddress)

const person = (letting: Letting, settings: object, role: 'user' | 'analyst' = 'user') =>
  world.person(letting.home, role, { notificationSettings: settings })

const accept = async (letting: Letting) =>
  answerAs(world, letting.home, await offerFlat(world, letting), { answer: 'accept' })

describe('an accepted offer', () => {
  it('is told to who chose to hear of it at once, and to nobody else', async () => {
    const letting = await plantLetting(world)
    const anna = await person(letting, { offer_accepted: 'now' })
    await person(letting, nothing)
    await person(letting, { offer_accepted: 'daily' })
    await person(letting, { offer_accepted: 'in_app' })
    await accept(letting)
    // The clerk has the default settings, which send urgent news at once.
    const expected = [letting.clerk.email, anna.email]
    expect(new Set(addressesOf(await told(letting, 'staff-offer-accepted')))).toEqual(new Set(expected))
  })

  it('holds the name and a link, and nothing else of the household', async () => {
    const letting = await plantLetting(world)
    await accept(letting)
    const [mail] = await told(letting, 'staff-offer-accepted')
    expect(mail?.subject).toBe('Angebot angenommen: Anna Muster')
    expect(mail?.bodyText).toContain(`/applications/${letting.applicationId}`)
    expect(mail?.bodyText).not.toMatch(/muster@|\+41|90'?000/)
    expect(mail?.recordId).toBeNull()
  })

  it('is written in the language of who reads it', async () => {
    const letting = await plantLetting(world)
    const luc = await world.person(letting.home, 'user', { language: 'fr' })
    await accept(letting)
    const mail = (await told(letting, 'staff-offer-accepted')).find(({ toAddress }) => toAddress === luc.email)
    expect(mail).toMatchObject({ language: 'fr', subject: expect.stringContaining('Offre acceptée') })
  })

  it('is not told to who may not see applications, nor to who no longer works here', async () => {
    const letting = await plantLetting(world)
    const analyst = await person(letting, { offer_accepted: 'now' }, 'analyst')
    const gone = await world.person(letting.home, 'user', { isActive: false })
    const marketer = await world.person(letting.home, 'marketer')
    await asSystem(world.services, letting.home, ({ db }) =>
      db
        .insert(rolePermission)
        .values({ workspaceId: letting.home.id, role: 'marketer', permissions: ['applications_read'] }),
    )
    await accept(letting)
    const addresses = addressesOf(await told(letting, 'staff-offer-accepted'))
    expect(addresses).not.toContain(analyst.email)
    expect(addresses).not.toContain(gone.email)
    expect(addresses).toContain(marketer.email)
  })

  it('is told to who hears only of their own objects when they are the contact person', async () => {
    const letting = await plantLetting(world)
    const own = await person(letting, { scope: 'mine' })
    const other = await person(letting, { scope: 'mine' })
    await asSystem(world.services, letting.home, ({ db }) =>
      db
        .update(propertyObject)
        .set({ contactPerson: { email: own.email.toUpperCase() } })
        .where(eq(propertyObject.id, letting.objectId)),
    )
    await accept(letting)
    const addresses = addressesOf(await told(letting, 'staff-offer-accepted'))
    expect(addresses).toContain(own.email)
    expect(addresses).not.toContain(other.email)
  })
})

it('tells of a declined offer once, however often the button is pressed', async () => {
  const letting = await plantLetting(world)
  const token = await offerFlat(world, letting)
  const decline = { answer: 'decline', reason: 'rent' }
  await answerAs(world, letting.home, token, decline)
  await answerAs(world, letting.home, token, decline)
  expect(await told(letting, 'staff-offer-declined')).toHaveLength(1)
})

it('tells of an expired offer to who chose it', async () => {
  const letting = await plantLetting(world)
  const anna = await person(letting, { offer_expired: 'now' })
  await offerFlat(world, letting)
  world.setTime(new Date(Date.now() + 40 * 24 * 60 * 60 * 1000))
  // The job queue uses the clock of the database, so the job is made due directly.
  await asSystem(world.services, letting.home, ({ client }) =>
    client.query(`update pgboss.job set start_after = now() where name = 'expire-offer'`),
  )
  await world.services.jobs.runDue()
  world.setTime(new Date())
  expect(addressesOf(await told(letting, 'staff-offer-expired'))).toEqual([anna.email])
})
