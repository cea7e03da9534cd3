// Actions on a version of the price list in each state. A lower price needs a second person.

import { dayOf } from '#platform/rules/calendar-day.ts'
import { instantAt } from '#platform/rules/local-time.ts'
import { no, yes, type Verdict } from '#platform/rules/verdict.ts'
import type { ListState } from './price-list-state.ts'

interface Judged {
  state: ListState
  submittedBy: string | null
  /** User who asks. */
  by: string
}

const editable = ({ state }: Pick<Judged, 'state'>): Verdict => {
  if (state === 'draft') return yes
  return no(state === 'waiting' ? 'sales_price_reason_waiting' : 'sales_price_reason_decided')
}

const decidable = ({ state, submittedBy, by }: Judged): Verdict => {
  if (state !== 'waiting') return no('sales_price_reason_not_waiting')
  return submittedBy === by ? no('sales_price_reason_second_person') : yes
}

export const priceListCan = {
  beEdited: editable,
  beSubmitted: editable,
  beApproved: decidable,
  beRejected: decidable,
  beWithdrawn: ({ state }: Pick<Judged, 'state'>): Verdict => {
    if (state === 'draft' || state === 'waiting' || state === 'scheduled') return yes
    return no(
      state === 'in_force' || state === 'replaced' ? 'sales_price_reason_in_force' : 'sales_price_reason_decided',
    )
  },
}

/** Start of the Swiss day, or `now` on the day itself; null for a day in the past. */
export function inForceFrom(validFrom: string, now: Date): Date | null {
  const today = dayOf(now)
  if (validFrom === today) return now
  return validFrom < today ? null : (instantAt(validFrom, '00:00') ?? null)
}

/** Prices in Rappen by object, of the version in force, or of the object itself where it has none. */
export type Prices = ReadonlyMap<string, number>

/** Objects whose price is lower than in one of the references. */
export function loweredObjects(prices: Prices, references: readonly Prices[]): string[] {
  return [...prices]
    .filter(([id, price]) => references.some((reference) => price < (reference.get(id) ?? 0)))
    .map(([id]) => id)
}
