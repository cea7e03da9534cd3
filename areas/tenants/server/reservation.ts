// Holding an object for somebody who has not applied: named by the object itself or by a tenancy that leaves it.

import { and, eq } from 'drizzle-orm'
import { assignment } from '#areas/applications/server/public.ts'
import { release, reserve } from '#areas/objects/server/public.ts'
import type { AnswerOf } from '#platform/contract/endpoint.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { Received } from '#platform/server/http/received.ts'
import type { createReservation, removeReservation } from '../contract/ending.ts'

export async function reserveObject(
  ctx: StaffContext,
  { params, body }: Received<typeof createReservation>,
): Promise<AnswerOf<typeof createReservation>> {
  await reserve(ctx, await objectOf(ctx, params.id), body)
  return { notify: [{ type: 'success', title: ctx.t('tenants_reserved') }] }
}

export async function releaseObject(
  ctx: StaffContext,
  { params }: Received<typeof removeReservation>,
): Promise<AnswerOf<typeof removeReservation>> {
  await release(ctx, await objectOf(ctx, params.id))
  return { notify: [{ type: 'success', title: ctx.t('tenants_reservation_removed') }] }
}

/** A reservation needs no application (domain.md §6), hence not always a tenancy either. */
async function objectOf(ctx: StaffContext, id: string): Promise<string> {
  const [row] = await ctx.db
    .select({ objectId: assignment.objectId })
    .from(assignment)
    .where(and(eq(assignment.workspaceId, ctx.workspace.id), eq(assignment.id, id)))
  return row?.objectId ?? id
}
