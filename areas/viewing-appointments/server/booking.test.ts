// Visitors hold, book, change and give back seats.

import { afterEach, describe, expect, it } from 'vitest'
import { plantHouse, plantObjects } from '#areas/waitlist/server/testing/planting.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { settleDue } from './settling.ts'
import { tidyBookings } from './tidy-bookings.ts'
import {
  bookInvited,
  codeFor,
  contactOf,
  participantsOf,
  plantInvitation,
  plantViewing,
  seatsOf,
  visitor,
  writtenMails,
} from './testing/plant-viewing.ts'

const world = useWorld()
afterEach(() => world.setTime(new Date()))
const minute = 60_000
const inMinutes = (minutes: number) => world.setTime(new Date(Date.now() + minutes * minute))

async function plant(planned: Parameters<typeof plantViewing>[2] = {}) {
  const home = await world.workspace()
  const viewing = await plantViewing(world, home, planned)
  const [slotId = ''] = viewing.slotIds
  return { home, viewing, slotId, calls: visitor(world, home) }
}

describe('a hold', () => {
  it('takes seats for five minutes, then a place in line', async () => {
    const { viewing, slotId, calls } = await plant()
    const first = (await calls.hold({ slotId, persons: 3 })).json()
    expect([first.state, first.place]).toEqual(['held', null])
    const left = new Date(first.until).getTime() - Date.now()
    expect([left > 4.5 * minute, left <= 5 * minute]).toEqual([true, true])
    const second = (await calls.hold({ slotId, persons: 3 })).json()
    expect([second.state, second.place]).toEqual(['queued', 1])
    expect(await seatsOf(world, viewing)).toEqual([[3, 'held 3', 'queued 3']])
  })

  it('ends by itself, and its seats go to the first in line', async () => {
    const { home, viewing, slotId, calls } = await plant()
    await calls.hold({ slotId, persons: 3 })
    inMinutes(3)
    await calls.hold({ slotId, persons: 2 })
    inMinutes(6)
    expect((await calls.hold({ slotId, persons: 3 })).json()).toMatchObject({ state: 'queued' })
    await asSystem(world.services, home, settleDue)
    expect(await seatsOf(world, viewing)).toEqual([[2, 'lapsed 3', 'held 2', 'queued 3']])
  })

  it('replaces the earlier one of the caller, and can be released', async () => {
    const { viewing, slotId, calls } = await plant()
    const first = (await calls.hold({ slotId, persons: 3 })).json()
    const next = (await calls.hold({ slotId, persons: 2, appointmentSlug: first.appointmentSlug })).json()
    expect(await seatsOf(world, viewing)).toEqual([[2, 'lapsed 3', 'held 2']])
    expect((await calls.release(next.appointmentSlug)).statusCode).toBe(200)
    expect(await seatsOf(world, viewing)).toEqual([[0, 'lapsed 3', 'lapsed 2']])
  })

  it.each([
    ['a planned appointment', { state: 'planned' as const }, 404],
    ['a cancelled appointment', { state: 'cancelled' as const }, 409],
    ['an appointment for invited people', { kind: 'invitation' as const }, 404],
    ['an appointment that begins before the last time to book', { bookUntilHours: 72 }, 409],
  ])('is refused for %s', async (_, fields, status) => {
    const { slotId, calls } = await plant({ fields })
    expect((await calls.hold({ slotId, persons: 1 })).statusCode).toBe(status)
  })

  it('is refused for more persons than a booking may have', async () => {
    const { slotId, calls } = await plant()
    const refused = await calls.hold({ slotId, persons: 4 })
    expect([refused.statusCode, refused.json().fields]).toEqual([422, { persons: 'Höchstens 3 Personen je Anmeldung' }])
  })

  it('is refused to a network that holds twenty seats, not to others', async () => {
    const { home, slotId, calls } = await plant({ capacities: [100] })
    for (let holds = 0; holds < 20; holds += 1) await calls.hold({ slotId, persons: 1 })
    expect((await calls.hold({ slotId, persons: 1 })).statusCode).toBe(429)
    expect((await visitor(world, home, '192.0.2.2').hold({ slotId, persons: 1 })).statusCode).toBe(200)
  })

  it('hides other workspaces', async () => {
    const { slotId } = await plant()
    const other = await world.workspace()
    expect((await visitor(world, other).hold({ slotId, persons: 1 })).statusCode).toBe(404)
  })
})

describe('a booking with contact data', () => {
  const hold = async (planned: Parameters<typeof plantViewing>[2] = {}) => {
    const planted = await plant(planned)
    const held = (await planted.calls.hold({ slotId: planted.slotId, persons: 2 })).json()
    return { ...planted, slug: String(held.appointmentSlug) }
  }

  it('counts once the mailed code is entered, and is confirmed by mail', async () => {
    const { home, viewing, calls, slug } = await hold()
    const asked = await calls.book({ appointmentSlug: slug, contact: contactOf('Beat@example.ch'), persons: 3 })
    expect([asked.statusCode, asked.json().outcome]).toEqual([200, 'proof'])
    expect(await seatsOf(world, viewing)).toEqual([[3, 'held 3']])
    const proven = await calls.prove(slug, await codeFor(world, home, 'beat@example.ch'))
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
    const { home, viewing, slotId, calls } = await plant({ capacities: [2] })
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
    const { home, viewing, slotId, calls } = await plant({ fields: { kind: 'invitation' } })
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
    const { viewing, calls } = await plant()
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

describe('an own booking', () => {
  it('changes head count and slot, and frees the seats it leaves', async () => {
    const { home, viewing, calls } = await plant({ capacities: [3, 3] })
    const [, later = ''] = viewing.slotIds
    const { slug } = await bookInvited(world, viewing, { persons: 3 })
    const needs = { wheelchair: false, interpreter: '' }
    const moved = await calls.edit(slug, { slotId: later, persons: 2, needs })
    expect(moved.json()).toMatchObject({ outcome: 'booked', booking: { slotId: later, persons: 2 } })
    expect(await seatsOf(world, viewing)).toEqual([[0], [2, 'booked 2']])
    expect((await calls.edit(slug, { slotId: later, persons: 4, needs })).statusCode).toBe(422)
    await bookInvited(world, viewing, { slotId: later })
    expect((await calls.edit(slug, { slotId: later, persons: 3, needs })).statusCode).toBe(409)
    const kinds = (await writtenMails(world, home)).map(({ kind }) => kind)
    expect(kinds).toContain('viewing-changed')
  })

  it('does not move to a slot of another appointment', async () => {
    const { home, viewing, calls } = await plant()
    const other = await plantViewing(world, home)
    const { slug } = await bookInvited(world, viewing)
    const needs = { wheelchair: false, interpreter: '' }
    expect((await calls.edit(slug, { slotId: other.slotIds[0], persons: 1, needs })).statusCode).toBe(404)
  })

  it('is given back alone after a second visitor has joined', async () => {
    const { viewing, calls } = await plant()
    const first = await bookInvited(world, viewing, { persons: 2 })
    await bookInvited(world, viewing, { persons: 1 })
    await calls.cancel(first.slug)
    expect(await seatsOf(world, viewing)).toEqual([[1, 'declined 2', 'booked 1']])
    expect((await calls.cancel(first.slug)).statusCode).toBe(200)
    expect(await seatsOf(world, viewing)).toEqual([[1, 'declined 2', 'booked 1']])
  })

  it('can be changed in time only, and its link ends with the day', async () => {
    const { viewing, slotId, calls } = await plant()
    const { slug } = await bookInvited(world, viewing)
    const needs = { wheelchair: false, interpreter: '' }
    inMinutes(47 * 60)
    expect((await calls.cancel(slug)).statusCode).toBe(409)
    expect((await calls.edit(slug, { slotId, persons: 2, needs })).statusCode).toBe(409)
    expect((await calls.page(`appointmentSlug=${slug}`)).json().booking.canChange).toBe(false)
    inMinutes(73 * 60)
    expect((await calls.page(`appointmentSlug=${slug}`)).statusCode).toBe(410)
  })
})

describe('the booking page', () => {
  it('shows free seats by slot, in general and for an object', async () => {
    const home = await world.workspace()
    const buildingId = await plantHouse(world, home)
    const [shown = '', hidden = ''] = await plantObjects(world, home, buildingId, [{ isPublished: true }, {}])
    const calls = visitor(world, home)
    const general = await plantViewing(world, home)
    const ofObject = await plantViewing(world, home, { objectIds: [shown], capacities: [4, 2] })
    await calls.hold({ slotId: ofObject.slotIds[0], persons: 3 })
    const all = (await calls.page('')).json()
    expect(all.appointments.map(({ id }: { id: string }) => id)).toEqual([general.appointmentId])
    const page = (await calls.page(`objectSlug=${shown}`)).json()
    expect(page.appointments).toHaveLength(1)
    expect(page.appointments[0]).toMatchObject({
      objects: [{ address: 'Lindenweg 4, 8400 Winterthur', publicPath: `/public-object-details/${shown}` }],
      hostTitle: 'Nora Ammann, 031 555 01 23',
      slots: [
        { capacity: 4, free: 1, waiting: 0, isOpen: true },
        { capacity: 2, free: 2 },
      ],
    })
    expect((await calls.page(`objectSlug=${hidden}`)).statusCode).toBe(404)
  })

  it('knows neither wrong secrets nor those of another workspace', async () => {
    const { viewing, calls } = await plant()
    const { slug, interestedPersonSlug } = await bookInvited(world, viewing)
    const other = visitor(world, await world.workspace())
    const asked = [`appointmentSlug=${slug}`, `interestedPersonSlug=${interestedPersonSlug}`]
    const answers = await Promise.all([...asked.map(other.page), calls.page(`appointmentSlug=${'a'.repeat(43)}`)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    expect((await calls.page(`appointmentSlug=${interestedPersonSlug}`)).statusCode).toBe(404)
  })

  it('and all other links change nothing when a program opens them', async () => {
    const { home, viewing, calls } = await plant()
    const { slug, interestedPersonSlug } = await bookInvited(world, viewing)
    await writtenMails(world, home)
    const before = JSON.stringify([await participantsOf(world, home), await seatsOf(world, viewing)])
    await calls.page(`appointmentSlug=${slug}`)
    await calls.page(`interestedPersonSlug=${interestedPersonSlug}`)
    await calls.calendar(slug)
    for (const method of ['GET', 'HEAD'] as const) {
      for (const word of ['release', 'proof', 'accept', 'edit', 'cancel']) {
        await world.ask(home, { method, url: `/api/v1/appointments/public/booking/${slug}/${word}` })
      }
    }
    expect(JSON.stringify([await participantsOf(world, home), await seatsOf(world, viewing)])).toBe(before)
  })
})

describe('the night', () => {
  it('deletes holds that nobody completed, and keeps bookings', async () => {
    const { home, viewing, slotId, calls } = await plant()
    await calls.hold({ slotId, persons: 1 })
    await bookInvited(world, viewing)
    inMinutes(10)
    await asSystem(world.services, home, tidyBookings)
    inMinutes(26 * 60)
    await asSystem(world.services, home, tidyBookings)
    expect(await seatsOf(world, viewing)).toEqual([[1, 'booked 1']])
  })
})
