// Which action an expected payment permits in which state.

import { no, yes, type Verdict } from '#platform/rules/verdict.ts'
import type { ExpectedState } from './payment-states.ts'

const never: Partial<Record<ExpectedState, string>> = { ended: 'payments_reason_ended' }
const full: Partial<Record<ExpectedState, string>> = {
  ...never,
  paid: 'payments_reason_paid',
  overpaid: 'payments_reason_paid',
}

const unless = (reason: string | undefined): Verdict => (reason ? no(reason) : yes)

export const expectedCan = {
  /** Amount and due day are fixed once something is paid. */
  change: ({ state }: { state: ExpectedState }): Verdict =>
    unless(state === 'partial' ? 'payments_reason_something_paid' : full[state]),
  /** Recorded by hand or by accounting. An amount above the open one is allowed and makes it overpaid. */
  record: ({ state }: { state: ExpectedState }): Verdict => unless(full[state]),
  /** By a person who settles an entry; also once it is paid, which makes it overpaid. */
  receive: ({ state }: { state: ExpectedState }): Verdict => unless(never[state]),
}
