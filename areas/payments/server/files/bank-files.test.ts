// Bank files over the wire: each credit is booked once, whatever file contains it and however often.

import { describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { findPayment, recordPayment, type ExpectedPayment } from '../public.ts'
import { book, camt, expectIn, inHome, kind, ledgerOf, listEntries, upload, zipOf } from '../testing/bank.ts'
import type { CamtBooking } from '../testing/camt-file.ts'

const world = useOwnWorld()

async function office() {
  const home = await world.workspace()
  return { home, nora: await world.person(home, 'admin') }
}

const readBooked = (home: Workspace, { recordId }: ExpectedPayment) =>
  inHome(world, home, (ctx) => findPayment(ctx, kind, recordId))

/** Audit entries of the bookings, in order. */
const bookedEvents = (home: Workspace): Promise<string[][]> =>
  inHome(world, home, async ({ client }) => {
    const { rows } = await client.query<{ changes: { field: string; old: number; new: number }[] }>(
      `select changes from audit_entry where event = 'payments.booked' order by sequence`,
    )
    return rows.map(({ changes }) =>
      changes.filter(({ field }) => field !== 'reference').map((one) => `${one.field} ${one.old} ${one.new}`),
    )
  })

const credit = (reference: string, amount: number, fields: Partial<CamtBooking> = {}): CamtBooking => ({
  day: '2026-11-25',
  servicerReference: `E-${reference}-${amount}`,
  payments: [{ reference, amount, debtor: 'Erika Muster' }],
  ...fields,
})

describe('a bank file', () => {
  it('books exact and short payments, and lists the rest with its reason', async () => {
    const { home, nora } = await office()
    const [exact, short, ended] = [
      await expectIn(world, home),
      await expectIn(world, home),
      await expectIn(world, home),
    ]
    const file = await book(
      world,
      home,
      nora,
      camt([
        credit(exact.reference, 5000),
        credit(short.reference, 1200.5),
        credit(exact.reference, 5000, { servicerReference: 'again' }),
        credit(ended.reference, 5000.05),
        credit('RF18539007547034', 7, { payments: [{ reference: 'RF18539007547034', amount: 7, debtor: 'Hans' }] }),
        credit('', 3, { isDebit: true }),
      ]),
    )
    expect(file.outcome).toEqual({
      matched: 2,
      proposed: 2,
      waiting: 1,
      reversed: 0,
      known: 0,
      ignored: [{ reason: 'debit', count: 1 }],
    })
    expect(await readBooked(home, exact)).toMatchObject({ state: 'paid', open: 0 })
    expect(await readBooked(home, short)).toMatchObject({ state: 'partial', paid: 120_050, open: 379_950 })
    const waiting = await listEntries(world, home, nora, 'waiting')
    expect(waiting.map(({ problem }) => problem).toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual([
      'Doppelt bezahlt',
      'Mehr als offen',
      'Unbekannte Referenz',
    ])
    expect(await listEntries(world, home, nora, 'matched')).toEqual([
      expect.objectContaining({ record: { value: exact.title, href: exact.href } }),
      expect.objectContaining({ record: { value: short.title, href: short.href } }),
    ])
  })

  it('books parts of one payment one after the other, and what is too much waits', async () => {
    const { home, nora } = await office()
    const { reference, ...expected } = await expectIn(world, home)
    const parts = [2000, 3000, 1].map((amount) => credit(reference, amount))
    expect((await book(world, home, nora, camt(parts))).outcome).toMatchObject({ matched: 2, proposed: 1 })
    expect(await readBooked(home, { reference, ...expected })).toMatchObject({ state: 'paid', paid: 500_000 })
    expect(await ledgerOf(world, home)).toMatchObject({ bookings: 2, booked: 500_000, paid: 500_000 })
    const [waiting] = await listEntries(world, home, nora, 'waiting')
    expect(waiting?.problem).toBe('Doppelt bezahlt')
    expect(await bookedEvents(home)).toEqual([
      ['paid 0 2000', 'open 5000 3000'],
      ['paid 2000 5000', 'open 3000 0'],
    ])
  })

  it('is read once: the same file books nothing and says so', async () => {
    const { home, nora } = await office()
    const content = camt([credit((await expectIn(world, home)).reference, 5000)])
    await book(world, home, nora, content)
    const again = (await upload(world, home, nora, content)).json()
    expect(again.errors[0].message).toMatch(/bereits eingelesen \(Nr\. 1\)\. Nichts wurde verbucht\./)
    expect(await ledgerOf(world, home)).toMatchObject({ entries: 1, bookings: 1, booked: 500_000 })
  })

  it('books a credit of both messages and both versions once', async () => {
    const { home, nora } = await office()
    const expected = await expectIn(world, home)
    const bookings = [credit(expected.reference, 5000)]
    const outcomes = []
    for (const message of ['camt.054', 'camt.053'] as const) {
      for (const version of ['08', '04'] as const) {
        outcomes.push((await book(world, home, nora, camt(bookings, { message, version }))).outcome)
      }
    }
    expect(outcomes.map(({ matched, known }) => [matched, known])).toEqual([
      [1, 0],
      [0, 1],
      [0, 1],
      [0, 1],
    ])
    expect(await readBooked(home, expected)).toMatchObject({ state: 'paid' })
  })

  it('tells equal payments of a collective entry apart, also without any reference of the bank', async () => {
    const { home, nora } = await office()
    const twice = { reference: '', amount: 20, debtor: 'Hans' }
    for (const servicerReference of ['S-1', '']) {
      const bookings = [credit('', 1, { servicerReference, payments: [twice, twice] })]
      expect((await book(world, home, nora, camt(bookings))).outcome).toMatchObject({ waiting: 2 })
      expect((await book(world, home, nora, camt(bookings, { message: 'camt.053' }))).outcome).toMatchObject({
        known: 2,
      })
    }
  })

  it('replaces the sum of a statement by its transactions, in either order', async () => {
    const { home, nora } = await office()
    const [a, b] = [await expectIn(world, home), await expectIn(world, home)]
    const entry = (id: string, withoutDetails: boolean) =>
      credit('', 1, {
        servicerReference: id,
        withoutDetails,
        payments: [a, b].map(({ reference }) => ({ reference, amount: 10 })),
      })
    const statement = (id: string) => camt([entry(id, true)], { message: 'camt.053' })
    expect((await book(world, home, nora, statement('S-1'))).outcome).toMatchObject({ waiting: 1 })
    expect((await book(world, home, nora, camt([entry('S-1', false)]))).outcome).toMatchObject({ matched: 2 })
    expect((await listEntries(world, home, nora, 'other'))[0]?.state.displayName).toBe('In Einzelzahlungen')
    expect((await book(world, home, nora, camt([entry('S-2', false)]))).outcome).toMatchObject({ matched: 2 })
    expect((await book(world, home, nora, statement('S-2'))).outcome.ignored).toEqual([
      { reason: 'detailed', count: 1 },
    ])
    expect(await readBooked(home, a)).toMatchObject({ paid: 2000 })
  })

  it('confirms a payment that a person recorded, instead of counting it twice', async () => {
    const { home, nora } = await office()
    const { recordId, reference } = await expectIn(world, home)
    const recorded = { kind, recordId, amount: 500_000, paidOn: '2026-11-24', reference: '', source: 'hand' } as const
    await inHome(world, home, (ctx) => recordPayment(ctx, recorded))
    expect((await book(world, home, nora, camt([credit(reference, 5000)]))).outcome).toMatchObject({ matched: 1 })
    expect(await inHome(world, home, (ctx) => findPayment(ctx, kind, recordId))).toMatchObject({ state: 'paid' })
    const second = camt([credit(reference, 5000, { servicerReference: 'second' })])
    expect((await book(world, home, nora, second)).outcome).toMatchObject({ proposed: 1 })
  })

  it('lists the reversal of a booked payment, and settles that of a waiting one', async () => {
    const { home, nora } = await office()
    const expected = await expectIn(world, home)
    const unknown = 'RF18539007547034'
    const reversal = { isReversal: true, servicerReference: 'R' }
    await book(world, home, nora, camt([credit(expected.reference, 5000), credit(unknown, 7)]))
    const file = await book(
      world,
      home,
      nora,
      camt([credit(expected.reference, 5000, reversal), credit(unknown, 7, reversal), credit(unknown, 8, reversal)]),
    )
    expect(file.outcome).toMatchObject({ proposed: 1, reversed: 1, waiting: 1 })
    const waiting = await listEntries(world, home, nora, 'waiting')
    expect(new Map(waiting.map(({ problem, amount }) => [problem, amount]))).toEqual(
      new Map([
        ['Stornierung einer verbuchten Zahlung', -5000],
        ['Stornierung ohne Zahlung', -8],
      ]),
    )
    expect(await readBooked(home, expected)).toMatchObject({ state: 'paid' })
  })

  it('is read from a zip of several messages, and says when a page is missing', async () => {
    const { home, nora } = await office()
    const expected = await expectIn(world, home)
    const [first, second] = [credit(expected.reference, 1000), credit(expected.reference, 2000)]
    const pages = [
      camt([first], { page: { number: 1, isLast: false } }),
      camt([second], { page: { number: 2, isLast: true } }),
      camt([first, second], { message: 'camt.053' }),
    ]
    const parts = pages.map((content, place) => ({ name: `${place}.xml`, content }))
    expect(await book(world, home, nora, await zipOf(parts.slice(0, 1)))).toMatchObject({ continues: true })
    expect(await book(world, home, nora, await zipOf(parts))).toMatchObject({
      continues: false,
      outcome: { matched: 1, known: 3 },
    })
    expect(await readBooked(home, expected)).toMatchObject({ paid: 300_000 })
  })
})

describe('a file that is not whole', () => {
  it.each([
    ['a truncated one', (xml: string) => xml.slice(0, -30), 'Die Datei ist beschädigt oder unvollständig.'],
    ['one with entities', (xml: string) => xml.replace('<Document', '<!DOCTYPE x><Document'), 'Definitionen'],
    ['one with a broken amount', (xml: string) => xml.replace('5000.00', 'viel'), 'Eintrag 1 ist nicht lesbar (Amt).'],
  ])('books nothing: %s', async (_name, change, message) => {
    const { home, nora } = await office()
    const { reference } = await expectIn(world, home)
    const answer = (await upload(world, home, nora, change(camt([credit(reference, 5000)])))).json()
    expect(answer.uploaded).toEqual([])
    expect(answer.errors[0].message).toContain(message)
    expect(await ledgerOf(world, home)).toMatchObject({ entries: 0, bookings: 0 })
  })

  it('books nothing of a zip with one broken part', async () => {
    const { home, nora } = await office()
    const content = camt([credit((await expectIn(world, home)).reference, 5000)])
    const zip = await zipOf([
      { name: 'a.xml', content },
      { name: 'b.xml', content: content.slice(0, -30) },
    ])
    expect((await upload(world, home, nora, zip)).json().errors).toHaveLength(1)
    expect(await ledgerOf(world, home)).toMatchObject({ entries: 0 })
  })
})

describe('who may settle', () => {
  it('is told of payments without a suggestion, and not of others', async () => {
    const { home, nora } = await office()
    const clerk = await world.person(home, 'superuser')
    const newsOf = async () => (await world.ask(home, { url: '/api/v1/users/news', as: clerk })).json().news
    await book(world, home, nora, camt([credit((await expectIn(world, home)).reference, 5000)]))
    expect(await newsOf()).toEqual([])
    await book(world, home, nora, camt([credit('RF18539007547034', 7)]))
    expect(await newsOf()).toEqual([expect.objectContaining({ kind: 'payment_unassigned' })])
  })
})

describe('who uploads', () => {
  it('needs the permission, and books only in the own workspace', async () => {
    const { home } = await office()
    const other = await office()
    const expected = await expectIn(world, home)
    const analyst = await world.person(home, 'analyst')
    const content = camt([credit(expected.reference, 5000)])
    expect((await upload(world, home, analyst, content)).statusCode).toBe(403)
    const file = await book(world, other.home, other.nora, content)
    expect(file.outcome).toMatchObject({ waiting: 1 })
    expect(await readBooked(home, expected)).toMatchObject({ paid: 0 })
    const foreign = await world.ask(home, { url: `/api/v1/payments/files/${file.id}`, as: await world.person(home) })
    expect(foreign.statusCode).toBe(404)
  })
})
