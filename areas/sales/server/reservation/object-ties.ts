// Reservations limit their objects: a held object cannot be closed or sold by hand, a notarised purchase cannot be
// taken back on the page of the object, and an object with reservations cannot be deleted.

import { and, eq } from 'drizzle-orm'
import type { ObjectTies } from '#areas/objects/server/public.ts'
import { AppError } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { reservation } from './reservation-tables.ts'

const ofObject = `reservation r where r.workspace_id = t.workspace_id and r.object_id = t.id`

export const reservationsOfObjects: ObjectTies = {
  holds: [`${ofObject} and r.state in ('signed', 'paid', 'completed', 'sold')`],
  keeps: [{ reason: 'sales_reason_object_has_reservations', rows: [ofObject] }],
}

/** The purchase is taken back where it was notarised, so that object and reservation agree. */
export async function assertNotNotarised(ctx: Context, objectId: string): Promise<void> {
  const [sold] = await ctx.db
    .select({ buyers: reservation.buyerNames })
    .from(reservation)
    .where(
      and(
        eq(reservation.workspaceId, ctx.workspace.id),
        eq(reservation.objectId, objectId),
        eq(reservation.state, 'sold'),
      ),
    )
  if (sold) throw new AppError('sales_reason_notarised_for', { values: { name: sold.buyers } })
}
