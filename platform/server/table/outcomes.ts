// Result of a bulk action: the number of changed rows, and the reasons for skipped ones.

import type { BulkAnswer } from '../../contract/table.ts'

export interface Outcome {
  id: string
  title: string
  /** Reason why the row was skipped. */
  reason?: string
  /** The mail that the action queued. */
  mailId?: string
}

type Skipped = BulkAnswer['skipped'][number]

export const mostNamed = 200

export function summed(outcomes: readonly Outcome[]): BulkAnswer {
  const skipped = outcomes.flatMap(({ id, title, reason }) => (reason === undefined ? [] : [{ id, title, reason }]))
  const byReason = Map.groupBy(skipped, ({ reason }) => reason)
  const skippedByReason = [...byReason].map(([reason, rows]) => ({ reason, count: rows.length }))
  return {
    changed: outcomes.length - skipped.length,
    skipped: named(skipped, byReason.size),
    skippedTotal: skipped.length,
    skippedByReason: skippedByReason.toSorted((one, other) => other.count - one.count),
  }
}

/** Keeps the order. Above the limit every reason gets an equal share, and the first rows fill the rest. */
function named(skipped: readonly Skipped[], reasons: number): Skipped[] {
  if (skipped.length <= mostNamed) return [...skipped]
  const share = Math.floor(mostNamed / reasons)
  const taken = new Map<string, number>()
  const chosen = new Set<Skipped>()
  for (const one of skipped) {
    const before = taken.get(one.reason) ?? 0
    if (before >= share) continue
    taken.set(one.reason, before + 1)
    chosen.add(one)
  }
  for (const one of skipped) if (chosen.size < mostNamed) chosen.add(one)
  return skipped.filter((one) => chosen.has(one))
}
