// The rows a bulk action leaves out, by reason. Of many rows the server names some only; the counts are of all.

import type { BulkAnswer } from '#platform/contract/table.ts'

export interface SkippedGroup {
  reason: string
  count: number
  titles: string[]
}

export function skippedGroups({ skipped, skippedByReason }: BulkAnswer): SkippedGroup[] {
  const named = Map.groupBy(skipped, ({ reason }) => reason)
  return skippedByReason.map(({ reason, count }) => ({
    reason,
    count,
    titles: (named.get(reason) ?? []).map(({ title }) => title),
  }))
}
