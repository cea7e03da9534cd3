// Bank files of the demo story: an exact, a short, a double, an unknown and a reversed payment.

import { createHash } from 'node:crypto'
import { dayOf } from '#platform/rules/calendar-day.ts'
import type { CamtEntry } from '#platform/server/bank-files/camt-entry.ts'
import type { Context } from '#platform/server/context.ts'
import { daysBefore } from '#platform/server/demo/dates.ts'
import type { ExpectedPayment } from './expected/expected-row.ts'
import { bookFile } from './files/book-file.ts'

/** Pays four expected payments; further ones stay open. Called by the chapters of areas whose records wait for money. */
export async function tellBankFiles(ctx: Context, payments: readonly ExpectedPayment[]): Promise<void> {
  const [exact, short, double, reversed] = payments
  if (!exact || !short || !double || !reversed) return
  const at = (days: number) => dayOf(daysBefore(ctx.now, days))
  const credits = [
    entryFor(exact, { bookedOn: at(9) }),
    entryFor(short, { bookedOn: at(9), amount: Math.round(short.amount / 2) }),
    entryFor(double, { bookedOn: at(8) }),
    entryFor(reversed, { bookedOn: at(8) }),
    entryFor(exact, {
      bookedOn: at(8),
      reference: '',
      text: 'Rechnung vom Oktober',
      debtorName: 'Kohler Hans',
      amount: 48_000,
    }),
  ]
  const later = [
    entryFor(double, { bookedOn: at(3), entryReference: 'LATER' }),
    entryFor(reversed, { bookedOn: at(2), isCredit: false, isReversal: true, text: 'Lastschrift zurückgebucht' }),
    entryFor(short, {
      bookedOn: at(2),
      amount: short.open - Math.round(short.amount / 2),
      reference: '',
      text: `Restbetrag ${short.title}`,
      entryReference: 'REST',
    }),
  ]
  for (const [name, entries] of [
    ['camt.054 Gutschriften.xml', credits],
    ['camt.053 Kontoauszug.xml', later],
  ] as const) {
    const sha256 = createHash('sha256').update(`${ctx.workspace.id} ${name}`).digest()
    await bookFile(ctx, { name, sha256 }, [{ isLastPage: true, entries }])
  }
}

const entryFor = (payment: ExpectedPayment, fields: Partial<CamtEntry>): CamtEntry => ({
  message: 'camt.054',
  account: 'CH9300762011623852957',
  collectedFor: payment.account,
  entryReference: `DEMO-${payment.reference.slice(-6)}`,
  transactionReference: '',
  hasDetails: true,
  bookedOn: '',
  amount: payment.amount,
  currency: 'CHF',
  isCredit: true,
  isReversal: false,
  isBooked: true,
  debtorName: payment.debtorName,
  debtorAccount: 'CH5604835012345678009',
  reference: payment.reference,
  endToEndId: '',
  text: '',
  ...fields,
})
