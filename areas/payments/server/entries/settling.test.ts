// A person settles what a bank file could not book by itself.

import { describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { useOwnWorld, type Person } from '#platform/server/testing/world.ts'
import type { EntryView } from '../../contract/entries.ts'
import { endExpected, findPayment, type ExpectedPayment } from '../public.ts'
import { book, camt, expectIn, inHome, kind, listEntries, settle } from '../testing/bank.ts'
import type { CamtBooking } from '../testing/camt-file.ts'

const world = useOwnWorld()

async function office() {
  const home = await world.workspace()
  return { home, nora: await world.person(home, 'admin') }
}

const readBooked = (home: Workspace, { recordId }: ExpectedPayment) =>
  inHome(world, home, (ctx) => findPayment(ctx, kind, recordId))
const readEntry = async (home: Workspace, as: Person, id: string): Promise<EntryView> =>
  (await world.ask(home, { url: `/api/v1/payments/entries/${id}`, as })).json()

/** Uploads one payment that waits, and returns its id. */
async function waitingEntry(home: Workspace, as: Person, booking: Partial<CamtBooking> = {}): Promise<string> {
  const payments = [{ reference: '', amount: 5000, debtor: 'Erika Muster' }]
  await book(world, home, as, camt([{ day: '2026-11-25', servicerReference: 'W', payments, ...booking }]))
  const [entry] = await listEntries(world, home, as, 'waiting')
  if (!entry) throw new Error('nothing waits')
  return entry._id
}

const allowed = ({ actions }: EntryView) => actions.filter(({ enabled }) => enabled).map(({ key }) => key)

describe('settling an entry', () => {
  it('assigns it to a suggested payment, and can be taken back', async () => {
    const { home, nora } = await office()
    const expected = await expectIn(world, home)
    const id = await waitingEntry(home, nora)
    const entry = await readEntry(home, nora, id)
    expect(entry).toMatchObject({ problem: 'no_reference', suggestions: [{ id: expected.id, open: 5000 }] })
    const assigned = await settle(world, home, nora, id, {
      action: 'assign',
      parts: [{ expected: expected.id, amount: 5000 }],
    })
    expect(assigned.json()).toMatchObject({ state: 'matched' })
    expect(await readBooked(home, expected)).toMatchObject({ state: 'paid' })
    expect(allowed(await readEntry(home, nora, id))).toEqual(['reopen'])
    await settle(world, home, nora, id, { action: 'reopen' })
    expect(await readBooked(home, expected)).toMatchObject({ state: 'open', paid: 0 })
    expect(allowed(await readEntry(home, nora, id))).toEqual(['assign', 'return', 'ignore'])
  })

  it('divides it over several payments, with a rest that is paid back', async () => {
    const { home, nora } = await office()
    const [a, b] = [await expectIn(world, home, { amount: 300_000 }), await expectIn(world, home, { amount: 100_000 })]
    const id = await waitingEntry(home, nora)
    const parts = [
      { expected: a.id, amount: 3000 },
      { expected: b.id, amount: 1500 },
    ]
    const wrong = await settle(world, home, nora, id, { action: 'assign', parts })
    expect([wrong.statusCode, wrong.json().fields.parts]).toEqual([422, expect.anything()])
    const silent = await settle(world, home, nora, id, { action: 'assign', parts, returned: 500 })
    expect([silent.statusCode, Object.keys(silent.json().fields)]).toEqual([422, ['reason']])
    await settle(world, home, nora, id, { action: 'assign', parts, returned: 500, reason: 'Zu viel bezahlt' })
    expect(await readBooked(home, a)).toMatchObject({ state: 'paid' })
    expect(await readBooked(home, b)).toMatchObject({ state: 'overpaid', paid: 150_000 })
    expect(await readEntry(home, nora, id)).toMatchObject({
      state: 'matched',
      returned: 500,
      reason: 'Zu viel bezahlt',
    })
  })

  it('takes the booking of a reversed payment back', async () => {
    const { home, nora } = await office()
    const expected = await expectIn(world, home)
    const payments = [{ reference: expected.reference, amount: 5000 }]
    await book(world, home, nora, camt([{ day: '2026-11-24', servicerReference: 'C', payments }]))
    const id = await waitingEntry(home, nora, { isReversal: true, payments })
    expect(allowed(await readEntry(home, nora, id))).toEqual(['ignore', 'takeBack'])
    await settle(world, home, nora, id, { action: 'takeBack' })
    expect(await readBooked(home, expected)).toMatchObject({ state: 'open', paid: 0 })
    expect((await listEntries(world, home, nora, 'other')).map(({ amount }) => amount)).toEqual([-5000, 5000])
  })

  it('finds the reversed payment also if its file came later', async () => {
    const { home, nora } = await office()
    const expected = await expectIn(world, home)
    const payments = [{ reference: expected.reference, amount: 5000 }]
    const id = await waitingEntry(home, nora, { isReversal: true, payments })
    expect(allowed(await readEntry(home, nora, id))).toEqual(['ignore'])
    await book(world, home, nora, camt([{ day: '2026-11-24', servicerReference: 'C', payments }]))
    await settle(world, home, nora, id, { action: 'takeBack' })
    expect(await readBooked(home, expected)).toMatchObject({ paid: 0 })
  })

  it.each([
    ['return', 'returned'],
    ['ignore', 'ignored'],
  ])('notes with its reason: %s', async (action, state) => {
    const { home, nora } = await office()
    const id = await waitingEntry(home, nora)
    expect((await settle(world, home, nora, id, { action, reason: '' })).statusCode).toBe(422)
    await settle(world, home, nora, id, { action, reason: 'Irrläufer' })
    expect(await readEntry(home, nora, id)).toMatchObject({
      state,
      reason: 'Irrläufer',
      settled: { by: 'Nora Ammann' },
    })
    expect(await listEntries(world, home, nora, 'waiting')).toEqual([])
  })
})

describe('settling is refused', () => {
  it('twice: of two people at once one is told that the entry has changed', async () => {
    const { home, nora } = await office()
    const expected = await expectIn(world, home)
    const id = await waitingEntry(home, nora)
    const body = { action: 'assign', parts: [{ expected: expected.id, amount: 5000 }] }
    const both = await Promise.all([settle(world, home, nora, id, body), settle(world, home, nora, id, body)])
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await readBooked(home, expected)).toMatchObject({ paid: 500_000 })
  })

  it('for a payment that is no longer expected', async () => {
    const { home, nora } = await office()
    const expected = await expectIn(world, home)
    await inHome(world, home, (ctx) => endExpected(ctx, kind, expected.recordId, 'Abgelaufen'))
    const id = await waitingEntry(home, nora)
    const body = { action: 'assign', parts: [{ expected: expected.id, amount: 5000 }] }
    expect((await settle(world, home, nora, id, body)).json().message).toBe('Diese Zahlung wird nicht mehr erwartet.')
    expect(await readEntry(home, nora, id)).toMatchObject({ state: 'waiting' })
  })

  it('without the permission, and for entries and payments of another workspace', async () => {
    const { home, nora } = await office()
    const other = await office()
    const foreign = await expectIn(world, other.home)
    const id = await waitingEntry(home, nora)
    const analyst = await world.person(home, 'analyst')
    const parts = [{ expected: foreign.id, amount: 5000 }]
    expect((await settle(world, home, analyst, id, { action: 'ignore', reason: 'x' })).statusCode).toBe(403)
    expect((await settle(world, home, nora, id, { action: 'assign', parts })).statusCode).toBe(404)
    const url = `/api/v1/payments/entries/${id}/settle`
    const payload = { action: 'ignore', reason: 'x', version: 1 }
    expect((await world.ask(other.home, { method: 'POST', url, payload, as: other.nora })).statusCode).toBe(404)
  })
})

describe('suggestions', () => {
  it('are accepted for many entries at once, but not above the open amount', async () => {
    const { home, nora } = await office()
    const [small, exact] = [
      await expectIn(world, home, { amount: 10_000, debtorName: 'Hans Kohler' }),
      await expectIn(world, home),
    ]
    const payments = [
      { amount: 5000, debtor: 'Muster Erika' },
      { amount: 150, debtor: 'Kohler', text: small.reference },
    ]
    await book(world, home, nora, camt([{ day: '2026-11-25', servicerReference: 'S', payments }]))
    const targets = (await listEntries(world, home, nora, 'waiting')).map(({ _id }) => _id)
    const payload = { bulkAction: 'acceptSuggestion', targets }
    const url = '/api/v1/payments/entries'
    const answer = (await world.ask(home, { method: 'POST', url, payload, as: nora })).json()
    expect(answer).toMatchObject({
      changed: 1,
      skippedByReason: [{ reason: 'Der Betrag ist höher als der offene Betrag.' }],
    })
    expect(await readBooked(home, exact)).toMatchObject({ state: 'paid' })
    expect(await readBooked(home, small)).toMatchObject({ paid: 0 })
  })

  it('are found by name, title and reference', async () => {
    const { home, nora } = await office()
    const { id, reference } = await expectIn(world, home)
    for (const search of ['erika', 'SEEWEG', reference]) {
      const url = `/api/v1/payments/expected/choices?search=${search}`
      expect((await world.ask(home, { url, as: nora })).json().choices).toEqual([expect.objectContaining({ id })])
    }
  })
})
