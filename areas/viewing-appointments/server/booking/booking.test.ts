// Visitors book held seats and wait in line.

import { afterEach, describe, expect, it } from 'vitest'
import { plantHouse, plantObjects } from '#areas/waitlist/server/testing/planting.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { tidyBookings } from './tidy-bookings.ts'
import {
  bookInvited,
  codeFor,
  contactOf,
  participantsOf,
  plantInvitation,
  plantViewing,
  plantVisit,
  seatsOf,
  visitor,
  writtenMails,
  type Planned,
} from '../testing/plant-viewing.ts'

const world = useWorld()
afterEach(() => world.setTime(new Date()))
const inMinutes = (minutes: number) => world.setTime(new Date(Date.now() + minutes * 60_000))

describe('a booking with contact data', () => {
  const hold = async (planned: Planned = {}) => {
    const planted = await plantVisit(world, planned)
    const held = (await planted.calls.hold({ slotId: planted.slotId, persons: 2 })).json()
    return { ...planted, slug: String(held.appointmentSlug) }
  }

  it('counts once the mailed code is entered, and is confirmed by mail', async () => {
    const { home, viewing, calls, slug } = await hold()
    const asked = await calls.book({ appointmentSlug: slug, contact: contactOf('Beat@example.ch'), persons: 3 })
    expect([asked.statusCode, asked.json().outcome]).toEqual([200, 'proof'])
    expect(await seatsOf(world, viewing)).toEqual([[3, 'held 3']])
    const proven = await calls.prove(slug, await codeFor(world, home, 'Beat@example.ch'))
    expect(proven.json()).toMatchObject({
      outcome: 'booked',
      booking: { state: 'booked', persons: 3, canChange: true },
    })
    expect(await seatsOf(world, viewing)).toEqual([[3, 'booked 3']])
    const mails = await writtenMails(world, home)
    expect(mails.map(({ kind }) => kind)).toEqual(['viewing-code', 'viewing-confirmation'])
    expect(mails[1]?.bodyText).toContain('Personen: 3')
    expect(mails[1]?.bodyText).toMatch(/\/action\/[\w-]{43}\/-\/appointment-cancel-booking/)
  })

  it('ends after five wrong codes', async () => {
    const { home, viewing, calls, slug } = await hold()
    await calls.book({ appointmentSlug: slug, contact: contactOf('beat@example.ch') })
    const code = await codeFor(world, home, 'beat@example.ch')
    const wrong = code === '000000' ? '000001' : '000000'
    const answers = []
    for (let guess = 0; guess < 5; guess += 1) answers.push((await calls.prove(slug, wrong)).statusCode)
    expect(answers).toEqual([422, 422, 422, 422, 410])
    expect((await calls.prove(slug, code)).statusCode).toBe(410)
    expect(await seatsOf(world, viewing)).toEqual([[0, 'lapsed 2']])
  })

  it('is over after fifteen minutes without the code', async () => {
    const { home, calls, slug } = await hold()
    await calls.book({ appointmentSlug: slug, contact: contactOf('beat@example.ch') })
    inMinutes(16)
    expect((await calls.prove(slug, await codeFor(world, home, 'beat@example.ch'))).statusCode).toBe(410)
  })

  it('cannot begin after the hold is over', async () => {
    const { calls, slug } = await hold()
    inMinutes(6)
    expect((await calls.book({ appointmentSlug: slug, contact: contactOf('beat@example.ch') })).statusCode).toBe(410)
  })

  it('is one for each address; the second attempt mails the link and shows nothing', async () => {
    const { home, slotId, calls, slug } = await hold()
    await calls.book({ appointmentSlug: slug, contact: contactOf('beat@example.ch') })
    await calls.prove(slug, await codeFor(world, home, 'beat@example.ch'))
    const second = (await calls.hold({ slotId, persons: 1 })).json()
    const refused = await calls.book({ appointmentSlug: second.appointmentSlug, contact: contactOf('BEAT@example.ch') })
    expect(refused.statusCode).toBe(409)
    expect(JSON.stringify(refused.json())).not.toContain('persons')
    const mails = await writtenMails(world, home)
    expect(mails.filter(({ kind }) => kind === 'viewing-confirmation')).toHaveLength(1)
  })

  it('mails at most five codes to one address', async () => {
    const { slotId, calls } = await hold()
    const answers = []
    for (let tries = 0; tries < 6; tries += 1) {
      const held = (await calls.hold({ slotId, persons: 1 })).json()
      const asked = await calls.book({ appointmentSlug: held.appointmentSlug, contact: contactOf('beat@example.ch') })
      answers.push(asked.statusCode)
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 429])
  })

  it('waits in line when the slot is full, until a seat is offered and accepted', async () => {
    const { home, viewing, slotId, calls, slug } = await hold({ capacities: [2] })
    await calls.book({ appointmentSlug: slug, contact: contactOf('beat@example.ch') })
    await calls.prove(slug, await codeFor(world, home, 'beat@example.ch'))
    const queued = (await calls.hold({ slotId, persons: 2 })).json()
    await calls.book({ appointmentSlug: queued.appointmentSlug, contact: contactOf('carla@example.ch') })
    const waits = await calls.prove(queued.appointmentSlug, await codeFor(world, home, 'carla@example.ch'))
    expect(waits.json()).toMatchObject({ outcome: 'waiting', booking: { place: 1 } })
    expect((await calls.cancel(slug, { decline_reason: 'Krank' })).statusCode).toBe(200)
    expect(await seatsOf(world, viewing)).toEqual([[2, 'declined 2', 'offered 2']])
    const accepted = await calls.accept(queued.appointmentSlug)
    expect(accepted.json()).toMatchObject({ outcome: 'booked' })
    const kinds = (await writtenMails(world, home)).map(({ kind, toAddress }) => `${toAddress.slice(0, 1)} ${kind}`)
    expect(kinds).toEqual(expect.arrayContaining(['b viewing-given-back', 'c viewing-confirmation']))
    const [given] = (await participantsOf(world, home)).filter(({ state }) => state === 'declined')
    expect(given?.declineReason).toBe('Krank')
  })

  it('loses an offered seat to the next when it does not answer', async () => {
    const { home, viewing, slotId, calls } = await plantVisit(world, { capacities: [2] })
    const first = await bookInvited(world, viewing, { persons: 2 })
    const second = await bookInvited(world, viewing, { persons: 2 })
    await bookInvited(world, viewing, { persons: 2 })
    expect(second.outcome).toBe('waiting')
    await calls.cancel(first.slug)
    const offers = (await writtenMails(world, home)).filter(({ kind }) => kind === 'viewing-free-seat')
    expect(offers).toHaveLength(1)
    expect(offers[0]?.bodyText).toContain('appointment-edit-participants')
    inMinutes(61)
    await asSystem(world.services, home, tidyBookings)
    expect(await seatsOf(world, viewing)).toEqual([[2, 'declined 2', 'lapsed 2', 'offered 2']])
    expect((await calls.accept(second.slug)).statusCode).toBe(409)
    expect(slotId).toBe(viewing.slotIds[0])
  })
})

describe('an invited person', () => {
  it('books at once, sees the own booking, and asks for what the visit needs', async () => {
    const { home, viewing, slotId, calls } = await plantVisit(world, { fields: { kind: 'invitation' } })
    const interestedPersonSlug = await plantInvitation(world, viewing, {
      name: 'Anna Muster',
      email: 'anna@example.ch',
    })
    const page = (await calls.page(`interestedPersonSlug=${interestedPersonSlug}`)).json()
    expect(page.person).toEqual({ name: 'Anna Muster', email: 'anna@example.ch', phone: '', language: 'de' })
    const held = (await calls.hold({ slotId, persons: 1, interestedPersonSlug })).json()
    const needs = { wheelchair: true, interpreter: 'Tigrinya' }
    const booked = await calls.book({ appointmentSlug: held.appointmentSlug, needs })
    expect(booked.json()).toMatchObject({ outcome: 'booked', booking: { name: 'Anna Muster', needs } })
    const after = (await calls.page(`interestedPersonSlug=${interestedPersonSlug}`)).json()
    expect(after.booking).toMatchObject({ state: 'booked', slotId })
    expect((await writtenMails(world, home)).map(({ kind }) => kind)).toEqual(['viewing-confirmation'])
  })

  it('declines with a reason, which gives the booking back', async () => {
    const { viewing, calls } = await plantVisit(world)
    const { interestedPersonSlug } = await bookInvited(world, viewing)
    expect((await calls.decline({ interestedPersonSlug, decline_reason: 'Andere Wohnung' })).statusCode).toBe(200)
    expect(await seatsOf(world, viewing)).toEqual([[0, 'declined 1']])
    const page = (await calls.page(`interestedPersonSlug=${interestedPersonSlug}`)).json()
    expect([typeof page.declinedAt, page.booking]).toEqual(['string', null])
  })

  it('books one appointment for an object only', async () => {
    const home = await world.workspace()
    const [objectId = ''] = await plantObjects(world, home, await plantHouse(world, home), [{}])
    const [one, other] = [
      await plantViewing(world, home, { objectIds: [objectId] }),
      await plantViewing(world, home, { objectIds: [objectId] }),
    ]
    const calls = visitor(world, home)
    const answers = []
    for (const viewing of [one, other]) {
      const interestedPersonSlug = await plantInvitation(world, viewing, { email: 'anna@example.ch' })
      const held = (await calls.hold({ slotId: viewing.slotIds[0], persons: 1, interestedPersonSlug })).json()
      answers.push((await calls.book({ appointmentSlug: held.appointmentSlug })).statusCode)
    }
    expect(answers).toEqual([200, 409])
  })
})
