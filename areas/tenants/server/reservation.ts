// Reserves an object without an application. The id is that of the object or of a tenancy that is ending.

import { and, eq } from 'drizzle-orm'
import { assignment } from '#areas/applications/server/public.ts'
import { release, reserve } from '#areas/objects/server/public.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/ending.ts'

export const createReservation = handler(
  contract.createReservation,
  { permission: 'tenants_write' },
  async (ctx, { params, body }) => {
    await reserve(ctx, await objectOf(ctx, params.id), body)
    return { notify: [{ type: 'success', title: ctx.t('tenants_reserved') }] }
  },
)

export const removeReservation = handler(
  contract.removeReservation,
  { permission: 'tenants_write' },
  async (ctx, { params }) => {
    await release(ctx, await objectOf(ctx, params.id))
    return { notify: [{ type: 'success', title: ctx.t('tenants_reservation_removed') }] }
  },
)

/** A reservation needs no application (domain.md §6), so the id may be that of an object instead of a tenancy. */
async function objectOf(ctx: StaffContext, id: string): Promise<string> {
  const [row] = await ctx.db
    .select({ objectId: assignment.objectId })
    .from(assignment)
    .where(and(eq(assignment.workspaceId, ctx.workspace.id), eq(assignment.id, id)))
  return row?.objectId ?? id
}
