// Accepting an agreement, the queue behind a reservation, and its end.

import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { application } from '#areas/applications/server/tables.ts'
import { dayOf, laterDay } from '#platform/rules/calendar-day.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import {
  accept,
  act,
  mailKindsOf,
  offer,
  plantSale,
  readReservation,
  reserved,
  sentMails,
  start,
  statesOf,
  type Sale,
} from '../testing/plant-sale.ts'
import { expireReservation } from './expiry.ts'

const world = useWorld()
afterEach(() => world.setTime(new Date()))

const expire = (sale: Sale, reservationId: string) =>
  asSystem(world.services, sale.home, (ctx) => expireReservation(ctx, { reservationId }))
const readCurrent = async (sale: Sale, buyer = 0) =>
  (await readReservation(world, sale, sale.buyers[buyer] ?? '')).current

/** All have accepted, in order: the first has the flat. */
async function queueOf(count: number): Promise<Sale> {
  const sale = await plantSale(world, count)
  for (const buyer of sale.buyers) {
    const accepted = await accept(world, sale, await offer(world, sale, buyer))
    if (accepted.statusCode !== 200) throw new Error(accepted.body)
  }
  return sale
}

describe('accepting an agreement', () => {
  it('gives a free flat to the buyer, starts the clock and expects the fee', async () => {
    const sale = await plantSale(world)
    await reserved(world, sale)
    expect(await statesOf(world, sale)).toEqual({ object: 'reserved', buyers: [['sale.client.signed', 'signed']] })
    const today = dayOf(new Date())
    const { until, feeDueOn, payment, signedName, files } = await readCurrent(sale)
    expect([dayOf(new Date(until)), feeDueOn, signedName]).toEqual([
      laterDay(today, 30),
      laterDay(today, 10),
      'Anna Muster',
    ])
    expect(payment).toMatchObject({ state: 'open', amount: 20_000, open: 20_000 })
    expect(files.map(({ category }: { category: string }) => category)).toEqual(['agreement', 'acceptance'])
    expect(await mailKindsOf(world, sale)).toEqual(['reservation-agreement', 'reservation-signed'])
  })

  it('puts the next buyers into the queue, in order', async () => {
    const sale = await queueOf(3)
    expect(await statesOf(world, sale)).toEqual({
      object: 'reserved',
      buyers: [
        ['sale.client.signed', 'signed'],
        ['sale.new', 'queued'],
        ['sale.new', 'queued'],
      ],
    })
    expect([(await readCurrent(sale, 1)).place, (await readCurrent(sale, 2)).place]).toEqual([1, 2])
    const mail = (await sentMails(world, sale.home)).findLast(({ kind }) => kind === 'reservation-queued')
    expect(mail?.bodyText).toContain('Platz 2')
  })

  it('of the last flat by two buyers at the same second gives it to one, and the other is first in the queue', async () => {
    const sale = await plantSale(world, 2)
    const links = []
    for (const buyer of sale.buyers) links.push(await offer(world, sale, buyer))
    world.setTime(new Date())
    const answers = await Promise.all(links.map((link) => accept(world, sale, link)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const { object, buyers } = await statesOf(world, sale)
    expect(object).toBe('reserved')
    expect(new Set(buyers.map((states) => states.join(' ')))).toEqual(
      new Set(['sale.client.signed signed', 'sale.new queued']),
    )
    const waiting = buyers.findIndex(([, state]) => state === 'queued')
    expect((await readCurrent(sale, waiting)).place).toBe(1)
  })

  it('is refused a second time, and for a flat that is taken otherwise', async () => {
    const sale = await plantSale(world, 2)
    const link = await reserved(world, sale)
    expect((await accept(world, sale, link)).statusCode).toBe(409)
    expect((await start(world, sale, sale.buyers[0] ?? '')).statusCode).toBe(409)
  })

  it('is refused after the application was closed', async () => {
    const sale = await plantSale(world)
    const [buyer = ''] = sale.buyers
    const link = await offer(world, sale, buyer)
    const closed = { progressState: 'inactive', deactivatedAt: new Date() } as const
    await asSystem(world.services, sale.home, ({ db }) =>
      db.update(application).set(closed).where(eq(application.id, buyer)),
    )
    const answer = await accept(world, sale, link)
    expect([answer.statusCode, (await statesOf(world, sale)).object]).toEqual([409, 'available'])
  })

  it.each([
    ['no signature', { signature: [] }, 'signature'],
    ['no name', { name: ' ' }, 'name'],
    ['an unread agreement', { hasRead: false }, 'hasRead'],
  ])('is refused with %s', async (_name, change, field) => {
    const sale = await plantSale(world)
    const url = await offer(world, sale, sale.buyers[0] ?? '')
    const payload = { name: 'Anna', signature: [[0, 0, 1, 1]], hasRead: true, ...change }
    const answer = await world.ask(sale.home, { method: 'POST', url, payload })
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, [field]])
  })
})

describe('the end of the clock', () => {
  it('is judged at the second, without a job', async () => {
    const sale = await queueOf(2)
    const { until } = await readCurrent(sale)
    world.setTime(new Date(new Date(until).getTime() - 1))
    expect((await readCurrent(sale)).state).toBe('signed')
    world.setTime(new Date(until))
    const { state, can } = await readCurrent(sale)
    expect([state, can.extend.allowed, can.paymentInfo.allowed]).toEqual(['released', false, false])
    expect((await act(world, sale, sale.buyers[0] ?? '', 'reservation/countersign')).statusCode).toBe(409)
  })

  it('frees the flat without a queue', async () => {
    const sale = await plantSale(world)
    await reserved(world, sale)
    const { id, until } = await readCurrent(sale)
    world.setTime(new Date(until))
    await expire(sale, id)
    expect(await statesOf(world, sale)).toEqual({ object: 'available', buyers: [['sale.new', 'released']] })
    expect((await readCurrent(sale)).payment.state).toBe('ended')
  })

  it('under two servers tells the queue once, and in order', async () => {
    const sale = await queueOf(3)
    const { id, until } = await readCurrent(sale)
    world.setTime(new Date(until))
    await Promise.all([expire(sale, id), expire(sale, id), expire(sale, id)])
    expect(await statesOf(world, sale)).toEqual({
      object: 'reserved',
      buyers: [
        ['sale.new', 'released'],
        ['sale.client.signed', 'signed'],
        ['sale.new', 'queued'],
      ],
    })
    const mails = await sentMails(world, sale.home)
    const told = mails.filter(({ kind }) => kind === 'reservation-next-in-line' || kind === 'reservation-released')
    expect(told.map(({ kind, toAddress }) => [kind, toAddress])).toEqual([
      ['reservation-released', 'kaeufer1@post.example'],
      ['reservation-next-in-line', 'kaeufer2@post.example'],
    ])
    expect((await readCurrent(sale, 2)).place).toBe(1)
  })

  it('gives the flat to the first of the queue even if a new buyer accepts before the job runs', async () => {
    const sale = await plantSale(world, 3)
    const [first = '', second = '', third = ''] = sale.buyers
    await reserved(world, sale, first)
    await accept(world, sale, await offer(world, sale, second))
    const link = await offer(world, sale, third)
    const { until } = await readCurrent(sale)
    // The link of the third is valid as long as the reservation of the first.
    world.setTime(new Date(new Date(until).getTime() - 1))
    await act(world, sale, third, 'initial-reservation-send-email')
    world.setTime(new Date(until))
    expect((await accept(world, sale, link)).statusCode).toBe(404)
    const { statusCode } = await act(world, sale, third, 'reservation/sign-on-paper', {
      name: 'Rita Roth',
      signedOn: dayOf(new Date()),
    })
    expect(statusCode).toBe(200)
    expect((await statesOf(world, sale)).buyers.map(([, state]) => state)).toEqual(['released', 'signed', 'queued'])
  })

  it('passes over a buyer whose application is inactive', async () => {
    const sale = await queueOf(3)
    const [, second = ''] = sale.buyers
    const gone = await world.ask(sale.home, {
      method: 'POST',
      url: `/api/v1/applications/${second}/change-status`,
      payload: { action: 'deactivate', reason: 'other' },
      as: sale.clerk,
    })
    expect(gone.statusCode).toBe(200)
    const released = await act(world, sale, sale.buyers[0] ?? '', 'reservation/release', {
      cause: 'withdrawn',
      reason: 'Keine Finanzierung',
    })
    expect(released.statusCode).toBe(200)
    expect((await statesOf(world, sale)).buyers).toEqual([
      ['sale.new', 'released'],
      ['inactive', 'queued'],
      ['sale.client.signed', 'signed'],
    ])
  })
})
