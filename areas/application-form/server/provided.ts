// Facts that the area `applications` below asks of this one.

import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { readPapers, refreshDocumentsState } from './documents/papers.ts'
import { applicationLink } from './tables.ts'

export const papersInForm = {
  readSlots: async (ctx: Context, row: Parameters<typeof readPapers>[1]) => (await readPapers(ctx, row)).slots,
  refreshState: async (ctx: Context, row: Parameters<typeof readPapers>[1]) => {
    await refreshDocumentsState(ctx, row)
  },
}

/** Of everybody who got a link to the application. */
export async function linkAddresses(ctx: Context, applicationId: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ email: applicationLink.email })
    .from(applicationLink)
    .where(and(eq(applicationLink.workspaceId, ctx.workspace.id), eq(applicationLink.applicationId, applicationId)))
  return rows.flatMap(({ email }) => email ?? [])
}
