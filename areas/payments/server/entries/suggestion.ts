// Accepts the suggestion of an entry: its whole amount is booked for the suggested payment.

import { AppError } from '#platform/server/app-error.ts'
import { francsOf } from '#platform/rules/amounts/money.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { Obstacle } from '#platform/server/table/declaration.ts'
import { ownCurrency } from '../../rules/matching.ts'
import { lockEntry, lockPayments } from './entry-row.ts'
import type { FoundEntry } from './list-row.ts'
import { settle } from './settling.ts'

/** More than the open amount needs a person who looks at it. */
export function suggestionObstacle(found: FoundEntry): Obstacle | null {
  if (found.state !== 'waiting') return { key: 'payments_reason_settled' }
  if (found.isReversal) return { key: 'payments_reason_is_reversal' }
  if (found.currency !== ownCurrency || found.proposedId === null) return { key: 'payments_reason_no_suggestion' }
  return found.amount > (found.proposedOpen ?? 0) ? { key: 'payments_reason_more_than_open' } : null
}

export async function acceptSuggestion(ctx: StaffContext, id: string): Promise<void> {
  await lockPayments(ctx)
  const row = await lockEntry(ctx, id)
  if (row.proposedId === null) throw new AppError('payments_reason_no_suggestion')
  await settle(ctx, row, {
    action: 'assign',
    version: row.version,
    parts: [{ expected: row.proposedId, amount: francsOf(row.amount) }],
    returned: 0,
    reason: '',
  })
}
