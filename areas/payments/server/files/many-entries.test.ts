// Many entries of every kind: each is booked once, whatever the order, the files and the servers.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import type { BankFileView } from '../../contract/bank-files.ts'
import type { ExpectedPayment } from '../public.ts'
import { account, book, camt, expectIn, ledgerOf, qrIban, upload } from '../testing/bank.ts'
import { mixedBookings } from '../testing/mixed-bookings.ts'

const world = useOwnWorld()

async function office() {
  const home = await world.workspace()
  return { home, nora: await world.person(home, 'admin') }
}

const countOf = ({ outcome }: BankFileView): number =>
  outcome.matched +
  outcome.proposed +
  outcome.waiting +
  outcome.reversed +
  outcome.known +
  outcome.ignored.reduce((sum, { count }) => sum + count, 0)

describe('five hundred entries', () => {
  const versions = [
    { message: 'camt.054', version: '08' },
    { message: 'camt.054', version: '04' },
    { message: 'camt.053', version: '08' },
    { message: 'camt.053', version: '04' },
  ] as const

  it('of both messages and versions are booked once each, and the sums are equal', async () => {
    const { home, nora } = await office()
    const expected = await expectMany(home, 90)
    const { bookings, incoming, ignored } = mixedBookings(expected, 500)
    for (const [place, fields] of versions.entries()) {
      const file = await book(world, home, nora, camt(bookings, fields))
      expect(countOf(file)).toBe(incoming + ignored)
      expect(file.outcome.known).toBe(place === 0 ? 0 : incoming)
    }
    const ledger = await ledgerOf(world, home)
    expect(ledger).toMatchObject({ entries: incoming })
    expect(ledger.booked).toBeGreaterThan(0)
    expect([ledger.booked, ledger.paid]).toEqual([ledger.matched, ledger.matched])
  }, 60_000)

  it('are booked once if two servers read the same file at the same time', async () => {
    const { home, nora } = await office()
    const { bookings, incoming } = mixedBookings(await expectMany(home, 30), 200)
    const content = camt(bookings)
    const answers = await Promise.all([1, 2].map(() => upload(world, home, nora, content)))
    expect(answers.map((answer) => answer.json().uploaded.length).toSorted((a, b) => a - b)).toEqual([0, 1])
    expect(await ledgerOf(world, home)).toMatchObject({ entries: incoming })
  }, 60_000)

  it('are booked once if two servers read overlapping files at the same time', async () => {
    const { home, nora } = await office()
    const { bookings, incoming } = mixedBookings(await expectMany(home, 30), 200)
    const files = await Promise.all([
      book(world, home, nora, camt(bookings)),
      book(world, home, nora, camt(bookings.toReversed(), { message: 'camt.053' })),
    ])
    expect(files[0].outcome.known + files[1].outcome.known).toBe(incoming)
    expect(await ledgerOf(world, home)).toMatchObject({ entries: incoming })
  }, 60_000)

  it('may come in any order and in any division into files', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(
          Array.from({ length: 40 }, (_, place) => place),
          { minLength: 40 },
        ),
        fc.integer({ min: 1, max: 39 }),
        async (order, cut) => {
          const { home, nora } = await office()
          const expected = await expectMany(home, 8)
          const { bookings, incoming } = mixedBookings(expected, 40)
          const ordered = order.flatMap((place) => bookings[place] ?? [])
          // The second file repeats some entries of the first one.
          for (const part of [ordered.slice(0, cut), ordered.slice(Math.max(0, cut - 5))]) {
            await book(world, home, nora, camt(part))
          }
          const ledger = await ledgerOf(world, home)
          expect(ledger).toMatchObject({ entries: incoming })
          expect([ledger.booked, ledger.paid]).toEqual([ledger.matched, ledger.matched])
        },
      ),
      { numRuns: 6 },
    )
  }, 120_000)
})

async function expectMany(home: Workspace, count: number): Promise<ExpectedPayment[]> {
  const made: ExpectedPayment[] = []
  for (let place = 0; place < count; place++) {
    const fields = { amount: 10_000 + place * 100, debtorName: `Familie Nummer${place}` }
    made.push(await expectIn(world, home, { ...fields, account: place % 2 ? account : qrIban }))
  }
  return made
}
