// Areas above whose records wait for money: they are called whenever the paid sum of an expected payment changes.

import type { Context } from '#platform/server/context.ts'
import { extensionPoint } from '#platform/server/extension-point.ts'
import type { ExpectedPayment } from './expected/expected-row.ts'

export interface PaymentListener {
  /** Kind of the expected payments that it follows. */
  kind: string
  /**
   * Called before expected payments are locked: locks the records in the order of their ids. The calls of the area lock
   * the record first and then the expected payment, and a bank file must keep the same order, to prevent deadlocks.
   */
  lock?(ctx: Context, recordIds: readonly string[]): Promise<void>
  /** Runs in the transaction of the booking, also when the bank took money back; once for all entries of a file. */
  changed(ctx: Context, payment: ExpectedPayment): Promise<void>
}

export const paymentChanged = extensionPoint<PaymentListener>('payments.changed')

export async function lockRecords(ctx: Context, payments: readonly Pick<ExpectedPayment, 'kind' | 'recordId'>[]) {
  for (const listener of paymentChanged.all()) {
    const ids = new Set(payments.filter(({ kind }) => kind === listener.kind).map(({ recordId }) => recordId))
    if (ids.size > 0) await listener.lock?.(ctx, [...ids].toSorted())
  }
}

export async function tellChange(ctx: Context, payment: ExpectedPayment): Promise<void> {
  for (const listener of paymentChanged.all()) if (listener.kind === payment.kind) await listener.changed(ctx, payment)
}
