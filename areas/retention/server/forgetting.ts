// Nightly job: removes personal data of records whose retention period has ended.

import { processSettings } from '#areas/project-settings/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { keptSince } from '../rules/retention.ts'

export const forgetRejectedJob = 'forget-rejected'

/** Maximum number of records per kind in one transaction; the rest is handled by a follow-up job. */
const atOnce = 100

export async function forgetRejected(ctx: Context): Promise<void> {
  const { rejectedRetentionDays: days } = await processSettings(ctx)
  let isRest = false
  for (const { retention } of ctx.services.records.kinds) {
    if (!retention) continue
    const due = await retention.listDue(ctx, keptSince(ctx.now, days), atOnce)
    // Locked in the order of the ids, to prevent a deadlock with transactions that lock several records.
    for (const { id } of due.toSorted((a, b) => (a.id < b.id ? -1 : 1))) await retention.erase(ctx, id, days)
    isRest ||= due.length === atOnce
  }
  if (isRest) await ctx.enqueue(forgetRejectedJob, {})
}
