// Fields that the list of entries reads.

import type { FoundRow } from '#platform/server/table/declaration.ts'
import type { EntryProblem, EntryState } from '../../rules/payment-states.ts'

export interface FoundEntry extends FoundRow {
  bookedOn: string
  amount: number
  currency: string
  isReversal: boolean
  debtorName: string
  debtorAccount: string
  reference: string
  paymentText: string
  state: EntryState
  problem: EntryProblem | null
  isSettledByPerson: boolean
  /** Titles of the expected payments that it pays. */
  paidTitle: string | null
  paidHref: string | null
  paidCount: number
  proposedId: string | null
  proposedTitle: string | null
  proposedHref: string | null
  proposedOpen: number | null
  file: string
  reason: string | null
}

/** First of the expected payments that the entry pays. */
const paid = (column: string) => `(select e.${column} from payment_booking b
  join expected_payment e on e.workspace_id = b.workspace_id and e.id = b.expected_id
  where b.workspace_id = t.workspace_id and b.entry_id = t.id order by b.booked_at, b.id limit 1)`

export const entryFields: Record<keyof FoundEntry, string> = {
  id: 't.id',
  bookedOn: 't.booked_on',
  amount: 't.amount',
  currency: 't.currency',
  isReversal: 't.is_reversal',
  debtorName: 't.debtor_name',
  debtorAccount: 't.debtor_account',
  reference: 't.reference',
  paymentText: 't.payment_text',
  state: 't.state',
  problem: 't.problem',
  isSettledByPerson: 't.settled_by is not null',
  paidTitle: paid('title'),
  paidHref: paid('href'),
  paidCount: `(select count(distinct b.expected_id) from payment_booking b
    where b.workspace_id = t.workspace_id and b.entry_id = t.id)`,
  proposedId: 'p.id',
  proposedTitle: 'p.title',
  proposedHref: 'p.href',
  proposedOpen: 'p.open_amount',
  file: 'f.name',
  reason: 't.reason',
}

export const entryJoin = `join bank_file f on f.workspace_id = t.workspace_id and f.id = t.file_id
  left join expected_payment p on p.workspace_id = t.workspace_id and p.id = t.proposed_id and t.state = 'waiting'`
