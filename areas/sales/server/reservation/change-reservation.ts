// Writes a reservation, and moves its application along.

import { and, eq } from 'drizzle-orm'
import { changeApplication, findApplication } from '#areas/applications/server/public.ts'
import { AppError } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { announce } from '#platform/server/live/announce.ts'
import { applicationStateOf } from '../../rules/reservation-can.ts'
import { isHolding } from '../../rules/reservation-state.ts'
import type { ReservationRow } from './reservation-row.ts'
import { reservation } from './reservation-tables.ts'

type Fields = Partial<Omit<typeof reservation.$inferInsert, 'workspaceId' | 'id' | 'version'>>

/** Requires `lockSales`. Refused if the row changed since it was read. */
export async function changeReservation(ctx: Context, row: ReservationRow, fields: Fields): Promise<ReservationRow> {
  const [changed] = await ctx.db
    .update(reservation)
    .set({ ...fields, version: row.version + 1 })
    .where(
      and(
        eq(reservation.workspaceId, ctx.workspace.id),
        eq(reservation.id, row.id),
        eq(reservation.version, row.version),
      ),
    )
    .returning()
  if (!changed) throw new AppError('general_changed_by_someone_else')
  if (fields.state) await followState(ctx, row, changed)
  await announce(ctx.client, ctx.workspace.id, 'reservations')
  return changed
}

/** An application that is not held by the sale, such as a deactivated one, keeps its state. */
async function followState(ctx: Context, before: ReservationRow, after: ReservationRow): Promise<void> {
  if (!isHolding(before.state) && !isHolding(after.state)) return
  const application = await findApplication(ctx, after.applicationId)
  const progressState = applicationStateOf(after.state)
  if (application.progressState !== progressState) await changeApplication(ctx, application, { progressState })
}
