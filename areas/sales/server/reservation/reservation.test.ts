// Actions of staff on a reservation, the buyer's page, and who may do what.

import { createHash } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { dayOf, laterDay } from '#platform/rules/calendar-day.ts'
import { newId, newToken } from '#platform/server/ids.ts'
import { wordsOfPages } from '#platform/server/testing/pdf-words.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import {
  accept,
  act,
  mailKindsOf,
  offer,
  pathOf,
  plantSale,
  readReservation,
  reserved,
  start,
  statesOf,
} from '../testing/plant-sale.ts'

const world = useWorld()
afterEach(() => world.setTime(new Date()))

const today = dayOf(new Date())

describe('starting a reservation', () => {
  it('makes the agreement in the language of the application', async () => {
    const sale = await plantSale(world)
    const [buyer = ''] = sale.buyers
    expect((await start(world, sale, buyer)).statusCode).toBe(200)
    expect(await statesOf(world, sale)).toEqual({ object: 'available', buyers: [['sale.new', 'offered']] })
    const { current } = await readReservation(world, sale, buyer)
    expect(current).toMatchObject({ objectTitle: 'Wohnung 2.1', price: 920_000, fee: 20_000, buyers: 'Käufer 1' })
    const file = await world.ask(sale.home, { url: current.files[0].url, as: sale.clerk })
    const words = (await wordsOfPages(file.rawPayload)).join(' ')
    for (const part of [
      'Reservationsvereinbarung',
      'Rebberg Immobilien AG',
      "CHF 920'000.00",
      'beurkundete',
      'Claire Favre',
    ])
      expect(words).toContain(part)
  })

  it('is refused without account, without confirmation, for other objects and in projects that let', async () => {
    const withoutAccount = await plantSale(world, 1, { iban: '' })
    expect((await start(world, withoutAccount, withoutAccount.buyers[0] ?? '')).statusCode).toBe(409)
    const sale = await plantSale(world)
    const other = await plantSale(world)
    const [buyer = ''] = sale.buyers
    expect((await start(world, { ...sale, objectId: other.objectId }, buyer)).statusCode).toBe(404)
    expect((await start(world, sale, other.buyers[0] ?? '')).statusCode).toBe(404)
  })
})

describe('a reserved object', () => {
  it('is not made available, nor marked as sold by hand, while the reservation runs', async () => {
    const sale = await plantSale(world)
    await reserved(world, sale)
    const change = (call: string, payload: object) =>
      world.ask(sale.home, { method: 'POST', url: `/api/v1/objects/${sale.objectId}/${call}`, payload, as: sale.clerk })
    const answers = [
      await change('change-status', { action: 'activate' }),
      await change('change-status', { action: 'close' }),
      await change('note-sold', { soldOn: today, version: 1 }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409])
    const message = 'Eine Käuferschaft hat das Objekt reserviert oder gekauft. Beenden Sie zuerst die Reservation.'
    expect(answers.map((answer) => answer.json().message)).toEqual([message, message, message])
    expect((await statesOf(world, sale)).object).toBe('reserved')
  })
})

describe('the page of the buyer', () => {
  it('shows the agreement, which is the one whose hash is kept', async () => {
    const sale = await plantSale(world)
    const url = await offer(world, sale, sale.buyers[0] ?? '')
    const page = (await world.ask(sale.home, { url })).json()
    expect(page).toMatchObject({ state: 'offered', objectTitle: 'Wohnung 2.1', files: ['agreement'], place: null })
    const agreement = (await world.ask(sale.home, { url: `${url}/agreement` })).rawPayload
    await accept(world, sale, url)
    const proof = (await wordsOfPages((await world.ask(sale.home, { url: `${url}/acceptance` })).rawPayload)).join(' ')
    const hash = createHash('sha256').update(agreement).digest('hex')
    expect(proof.replaceAll(/\s/g, '')).toContain(hash)
  })

  it.each(['forged', 'foreign', 'replaced', 'ended'])('is closed to a %s link', async (how) => {
    const sale = await plantSale(world, 2)
    const [first = '', second = ''] = sale.buyers
    const url = await offer(world, sale, first)
    const foreign = await offer(world, sale, second)
    const [, , , , uuid = '', token = ''] = url.split('/')
    if (how === 'replaced') await act(world, sale, first, 'initial-reservation-send-email')
    if (how === 'ended') {
      await act(world, sale, first, 'reservation/release', { cause: 'by_staff', reason: 'Verkauft' })
    }
    const wrong =
      how === 'forged' ? url.replace(token, newToken()) : how === 'foreign' ? foreign.replace(/[\w-]{36}/, uuid) : url
    const expected = how === 'ended' ? 410 : 404
    expect((await world.ask(sale.home, { url: wrong })).statusCode).toBe(expected)
    expect((await world.ask(sale.home, { url: `${wrong}/agreement` })).statusCode).toBe(expected)
    expect((await accept(world, sale, wrong)).statusCode).toBe(expected)
    expect((await statesOf(world, sale)).object).toBe('available')
  })

  it('ends after thirty days without acceptance', async () => {
    const sale = await plantSale(world)
    const url = await offer(world, sale, sale.buyers[0] ?? '')
    world.setTime(new Date(Date.now() + 32 * 86_400_000))
    expect((await accept(world, sale, url)).statusCode).toBe(410)
  })
})

describe('staff', () => {
  it('record a signature on paper', async () => {
    const sale = await plantSale(world)
    const [buyer = ''] = sale.buyers
    await start(world, sale, buyer)
    const future = await act(world, sale, buyer, 'reservation/sign-on-paper', {
      name: 'Anna',
      signedOn: laterDay(today, 2),
    })
    expect(future.statusCode).toBe(422)
    await act(world, sale, buyer, 'reservation/sign-on-paper', { name: 'Anna Muster', signedOn: today })
    const { current } = await readReservation(world, sale, buyer)
    expect(current).toMatchObject({ state: 'signed', acceptedBy: 'staff', signedName: 'Anna Muster' })
  })

  it('extend the clock with a reason, never backwards', async () => {
    const sale = await plantSale(world)
    const [buyer = ''] = sale.buyers
    await reserved(world, sale)
    const extend = (days: number) =>
      act(world, sale, buyer, 'reservation/extend', { until: laterDay(today, days), reason: 'Bank braucht länger' })
    expect([(await extend(10)).statusCode, (await extend(400)).statusCode]).toEqual([422, 422])
    expect((await extend(45)).statusCode).toBe(200)
    expect(dayOf(new Date((await readReservation(world, sale, buyer)).current.until))).toBe(laterDay(today, 45))
  })

  it('release with a reason, and the object is free', async () => {
    const sale = await plantSale(world)
    const [buyer = ''] = sale.buyers
    await reserved(world, sale)
    await act(world, sale, buyer, 'reservation/release', { cause: 'withdrawn', reason: 'Keine Finanzierung' })
    expect(await statesOf(world, sale)).toEqual({ object: 'available', buyers: [['sale.new', 'released']] })
    const { current } = await readReservation(world, sale, buyer)
    expect(current).toMatchObject({ releaseReason: 'Keine Finanzierung', feeFate: null, payment: { state: 'ended' } })
    expect((await mailKindsOf(world, sale)).at(-1)).toBe('reservation-released')
  })

  it('move a waiting buyer before the others', async () => {
    const sale = await plantSale(world, 3)
    for (const buyer of sale.buyers) await reserved(world, sale, buyer)
    const [first = '', second = '', third = ''] = sale.buyers
    expect((await act(world, sale, second, 'reservation/move-up', { reason: 'x' })).statusCode).toBe(409)
    expect((await act(world, sale, third, 'reservation/move-up', { reason: 'Zusage' })).statusCode).toBe(200)
    const { others } = await readReservation(world, sale, first)
    expect(others.map(({ buyers }: { buyers: string }) => buyers)).toEqual(['Käufer 3', 'Käufer 2'])
  })

  it('see a stale version refused', async () => {
    const sale = await plantSale(world)
    await reserved(world, sale)
    const [buyer = ''] = sale.buyers
    const reason = { cause: 'withdrawn', reason: 'x' }
    expect((await act(world, sale, buyer, 'reservation/release', { ...reason, version: 1 })).statusCode).toBe(409)
  })

  const actions = [
    ['initial-reservation-send-email', {}],
    ['reservation/sign-on-paper', { name: 'A', signedOn: today }],
    ['send-payment-info', {}],
    ['send-accounting-reminder', {}],
    ['reservation/send-to-sign', {}],
    ['reservation/demo-signature', { answer: 'sign' }],
    ['reservation/countersign', {}],
    ['reservation/extend', { until: today, reason: 'x' }],
    ['reservation/release', { cause: 'withdrawn', reason: 'x' }],
    ['reservation/move-up', { reason: 'x' }],
  ] as const

  it.each(actions)('need the permission and the workspace for %s', async (action, body) => {
    const sale = await plantSale(world)
    const [buyer = ''] = sale.buyers
    await start(world, sale, buyer)
    const reader = await world.person(sale.home, 'analyst')
    const other = await plantSale(world)
    const ask = (home: typeof sale.home, as: typeof reader) =>
      world.ask(home, { method: 'POST', url: `${pathOf(buyer)}/${action}`, payload: { version: 1, ...body }, as })
    expect((await ask(sale.home, reader)).statusCode).toBe(403)
    expect((await ask(other.home, other.clerk)).statusCode).toBe(404)
  })

  it('find no reservation of another workspace or of an unknown application', async () => {
    const sale = await plantSale(world)
    const other = await plantSale(world)
    const ask = (id: string) => world.ask(sale.home, { url: `${pathOf(id)}/reservation`, as: sale.clerk })
    expect([(await ask(other.buyers[0] ?? '')).statusCode, (await ask(newId())).statusCode]).toEqual([404, 404])
  })
})
