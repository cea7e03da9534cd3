// Skipped rows of a bulk action by reason. The server names only some of many rows; the counts cover all.

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
