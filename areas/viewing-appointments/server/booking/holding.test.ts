// Visitors hold seats; holds end by themselves.

import { afterEach, describe, expect, it } from 'vitest'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { settleDue } from '../seats/settling.ts'
import { tidyBookings } from './tidy-bookings.ts'
import {
  bookInvited,
  codeFor,
  contactOf,
  plantVisit,
  seatsOf,
  visitor,
  writtenMails,
} from '../testing/plant-viewing.ts'

const world = useWorld()
afterEach(() => world.setTime(new Date()))
const minute = 60_000
const inMinutes = (minutes: number) => world.setTime(new Date(Date.now() + minutes * 60_000))

describe('a hold', () => {
  it('takes seats for five minutes, then a place in line', async () => {
    const { viewing, slotId, calls } = await plantVisit(world)
    const first = (await calls.hold({ slotId, persons: 3 })).json()
    expect([first.state, first.place]).toEqual(['held', null])
    const left = new Date(first.until).getTime() - Date.now()
    expect([left > 4.5 * minute, left <= 5 * minute]).toEqual([true, true])
    const second = (await calls.hold({ slotId, persons: 3 })).json()
    expect([second.state, second.place]).toEqual(['queued', 1])
    expect(await seatsOf(world, viewing)).toEqual([[3, 'held 3', 'queued 3']])
  })

  it('ends by itself, and its seats go to the first in line', async () => {
    const { home, viewing, slotId, calls } = await plantVisit(world)
    await calls.hold({ slotId, persons: 3 })
    inMinutes(3)
    await calls.hold({ slotId, persons: 2 })
    inMinutes(6)
    expect((await calls.hold({ slotId, persons: 3 })).json()).toMatchObject({ state: 'queued' })
    await asSystem(world.services, home, settleDue)
    expect(await seatsOf(world, viewing)).toEqual([[2, 'lapsed 3', 'held 2', 'queued 3']])
  })

  it('replaces the earlier one of the caller, and can be released', async () => {
    const { viewing, slotId, calls } = await plantVisit(world)
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
    const { slotId, calls } = await plantVisit(world, { fields })
    expect((await calls.hold({ slotId, persons: 1 })).statusCode).toBe(status)
  })

  it('is refused for more persons than a booking may have', async () => {
    const { slotId, calls } = await plantVisit(world)
    const refused = await calls.hold({ slotId, persons: 4 })
    expect([refused.statusCode, refused.json().fields]).toEqual([422, { persons: 'Höchstens 3 Personen je Anmeldung' }])
  })

  it('is refused to a network that holds twenty seats, not to others', async () => {
    const { home, slotId, calls } = await plantVisit(world, { capacities: [100] })
    for (let holds = 0; holds < 20; holds += 1) await calls.hold({ slotId, persons: 1 })
    expect((await calls.hold({ slotId, persons: 1 })).statusCode).toBe(429)
    expect((await visitor(world, home, '192.0.2.2').hold({ slotId, persons: 1 })).statusCode).toBe(200)
  })

  it('hides other workspaces', async () => {
    const { slotId } = await plantVisit(world)
    const other = await world.workspace()
    expect((await visitor(world, other).hold({ slotId, persons: 1 })).statusCode).toBe(404)
  })
})

describe('the night', () => {
  it('deletes holds that nobody completed, and keeps bookings', async () => {
    const { home, viewing, slotId, calls } = await plantVisit(world)
    await calls.hold({ slotId, persons: 1 })
    await bookInvited(world, viewing)
    inMinutes(10)
    await asSystem(world.services, home, tidyBookings)
    inMinutes(26 * 60)
    await asSystem(world.services, home, tidyBookings)
    expect(await seatsOf(world, viewing)).toEqual([[1, 'booked 1']])
  })

  it('deletes codes on the next day, and other mails to people without a record after three months', async () => {
    const { home, slotId, calls } = await plantVisit(world)
    const { appointmentSlug } = (await calls.hold({ slotId, persons: 1 })).json()
    await calls.book({ appointmentSlug, contact: contactOf('beat@example.ch') })
    await calls.prove(appointmentSlug, await codeFor(world, home, 'beat@example.ch'))
    const kinds = async () => (await writtenMails(world, home)).map(({ kind }) => kind)
    expect(await kinds()).toEqual(['viewing-code', 'viewing-confirmation'])
    inMinutes(25 * 60)
    await asSystem(world.services, home, tidyBookings)
    expect(await kinds()).not.toContain('viewing-code')
    inMinutes(95 * 24 * 60)
    await asSystem(world.services, home, tidyBookings)
    expect(await kinds()).not.toContain('viewing-confirmation')
  })
})
