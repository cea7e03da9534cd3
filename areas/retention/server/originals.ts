// Nightly job: deletes raw copies of incoming mails without a record after the days of the process settings. The
// mails are kept.

import { removeContentsJob } from '#areas/files/server/public.ts'
import { processSettings } from '#areas/project-settings/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { forgetLooseOriginals } from '#platform/server/mail/forgetting.ts'
import { keptSince } from '../rules/retention.ts'

export const clearOriginalsJob = 'clear-originals'

export async function clearOriginals(ctx: Context): Promise<void> {
  const { rejectedRetentionDays: days } = await processSettings(ctx)
  const storageKeys = await forgetLooseOriginals(ctx, keptSince(ctx.now, days))
  if (storageKeys.length > 0) await ctx.enqueue(removeContentsJob, { storageKeys })
}
