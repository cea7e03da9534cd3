// Order of the offers of a project: binding ones first, then the highest amount; an indicated range counts by its lower end.

import type { OfferKind } from './deadline-reminder.ts'

interface Offered {
  kind: OfferKind
  /** Rappen. */
  amount: number
  applicationId: string
}

export const byOffer = (a: Offered, b: Offered): number =>
  (a.kind === b.kind ? 0 : a.kind === 'bo' ? -1 : 1) ||
  b.amount - a.amount ||
  a.applicationId.localeCompare(b.applicationId)

/** Place among the offers of each kind; equal amounts share a place. Kinds without an own offer are absent. */
export function rankOf(offers: readonly Offered[], applicationId: string) {
  return (['nbo', 'bo'] as const).flatMap((kind) => {
    const ofKind = offers.filter((one) => one.kind === kind)
    const own = ofKind.find((one) => one.applicationId === applicationId)
    if (!own) return []
    return [{ kind, rank: ofKind.filter(({ amount }) => amount > own.amount).length + 1, of: ofKind.length }]
  })
}
