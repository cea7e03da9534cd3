// Visitors change and give back their own booking.

import { afterEach, describe, expect, it } from 'vitest'
import { useWorld } from '#platform/server/testing/world.ts'
import { bookInvited, plantViewing, plantVisit, seatsOf, writtenMails } from '../testing/plant-viewing.ts'

const world = useWorld()
afterEach(() => world.setTime(new Date()))
const inMinutes = (minutes: number) => world.setTime(new Date(Date.now() + minutes * 60_000))

describe('an own booking', () => {
  it('changes head count and slot, and frees the seats it leaves', async () => {
    const { home, viewing, calls } = await plantVisit(world, { capacities: [3, 3] })
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
    const { home, viewing, calls } = await plantVisit(world)
    const other = await plantViewing(world, home)
    const { slug } = await bookInvited(world, viewing)
    const needs = { wheelchair: false, interpreter: '' }
    expect((await calls.edit(slug, { slotId: other.slotIds[0], persons: 1, needs })).statusCode).toBe(404)
  })

  it('is given back alone after a second visitor has joined', async () => {
    const { viewing, calls } = await plantVisit(world)
    const first = await bookInvited(world, viewing, { persons: 2 })
    await bookInvited(world, viewing, { persons: 1 })
    await calls.cancel(first.slug)
    expect(await seatsOf(world, viewing)).toEqual([[1, 'declined 2', 'booked 1']])
    expect((await calls.cancel(first.slug)).statusCode).toBe(200)
    expect(await seatsOf(world, viewing)).toEqual([[1, 'declined 2', 'booked 1']])
  })

  it('can be changed in time only, and its link ends with the day', async () => {
    const { viewing, slotId, calls } = await plantVisit(world)
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
