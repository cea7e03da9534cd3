// The payments of the purchase contract: expected payments of their own.

import { and, asc, eq } from 'drizzle-orm'
import { endExpected } from '#areas/payments/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { saleMilestone } from './completion-tables.ts'

export type MilestoneRow = typeof saleMilestone.$inferSelect

export const milestoneKind = 'sale_milestone'

export const readMilestones = (ctx: Context, reservationId: string): Promise<MilestoneRow[]> =>
  ctx.db
    .select()
    .from(saleMilestone)
    .where(and(eq(saleMilestone.workspaceId, ctx.workspace.id), eq(saleMilestone.reservationId, reservationId)))
    .orderBy(asc(saleMilestone.dueOn), asc(saleMilestone.id))

/** Nothing is due any more once the reservation has ended. Money that arrives later goes to the list of payments to settle. */
export async function endMilestones(ctx: Context, reservationId: string, reason: string): Promise<void> {
  for (const { id } of await readMilestones(ctx, reservationId)) await endExpected(ctx, milestoneKind, id, reason)
}
