// Marks applications that look like another. Runs as a job: two applications that arrive at once cannot see each
// other before both are committed. A mark is never removed; the list checks each marked row again.

import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { markAlike } from './duplicates-query.ts'

export const markAlikeJob = 'mark-alike'
const jobData = z.object({ applicationIds: z.array(z.uuid()) })

export const markAlikeLater = (ctx: Context, applicationIds: readonly string[]): Promise<void> =>
  ctx.enqueue(markAlikeJob, { applicationIds })

export async function markThoseAlike(ctx: Context, data: unknown): Promise<void> {
  const { applicationIds } = jobData.parse(data)
  await ctx.client.query(markAlike, [ctx.workspace.id, applicationIds])
}
