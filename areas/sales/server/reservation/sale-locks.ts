// Locks of a sale. Giving an object to the next buyer changes several applications: they are known only from the
// reservations of the object, so a lock on the object's reservations comes first. Then the applications and the objects
// are locked, in the order of their ids, as everywhere.

import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import { application, lockObject } from '#areas/applications/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { reservation } from './reservation-tables.ts'

/** Held until the end of the transaction; a second call in the same transaction does not wait. */
export async function lockSales(
  ctx: Context,
  objectIds: readonly string[],
  applicationIds: readonly string[] = [],
): Promise<void> {
  const objects = [...new Set(objectIds)].toSorted()
  for (const id of objects) {
    await ctx.client.query('select pg_advisory_xact_lock(hashtextextended($1, 610))', [`${ctx.workspace.id} ${id}`])
  }
  const rows = await ctx.db
    .select({ id: reservation.applicationId })
    .from(reservation)
    .where(
      and(
        eq(reservation.workspaceId, ctx.workspace.id),
        inArray(reservation.objectId, objects),
        ne(reservation.state, 'released'),
      ),
    )
  const ids = new Set([...rows.map(({ id }) => id), ...applicationIds])
  await ctx.db
    .select({ id: application.id })
    .from(application)
    .where(and(eq(application.workspaceId, ctx.workspace.id), inArray(application.id, [...ids])))
    .orderBy(asc(application.id))
    .for('update')
  for (const id of objects) await lockObject(ctx, id)
}
