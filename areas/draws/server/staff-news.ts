// Asks staff for the second person that a draw needs.

import { and, eq, inArray } from 'drizzle-orm'
import { tellStaff } from '#areas/users/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { staffUser } from '#platform/server/session/tables.ts'
import { subjectOf, type DrawRow } from './draw-row.ts'

type Asking = 'draw_to_confirm' | 'draw_second_run_requested'

/** Everybody who may decide draws is asked, except the person who acts now. */
export const askSecondPerson = async (ctx: Context, row: DrawRow, kind: Asking): Promise<void> =>
  tellStaff(ctx, {
    kind,
    permission: 'viewing',
    name: subjectOf(row).title,
    path: `/home?panel=DrawDetails:${row.id}`,
    responsible: await addressesOf(ctx, [row.frozenBy, row.publishedBy]),
  })

async function addressesOf(ctx: Context, ids: readonly (string | null)[]): Promise<string[]> {
  const known = ids.filter((id) => id !== null)
  const rows = await ctx.db
    .select({ email: staffUser.email })
    .from(staffUser)
    .where(and(eq(staffUser.workspaceId, ctx.workspace.id), inArray(staffUser.id, known)))
  return rows.map(({ email }) => email)
}
