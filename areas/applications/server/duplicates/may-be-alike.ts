// Marks applications that look like another, after whatever made them so: in a job, since of two that come in at the same
// moment neither sees the other before both are kept. Never taken back; who asks the list asks each marked one again.

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
