// Reads, locks and changes discounts.

import { and, desc, eq } from 'drizzle-orm'
import { findApplication, type ApplicationRow } from '#areas/applications/server/public.ts'
import { notFound, staleVersion } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { settleExpired } from '../queue/releasing.ts'
import { reservationOf, type ReservationRow } from '../reservation/reservation-row.ts'
import { lockSales } from '../reservation/sale-locks.ts'
import { saleDiscount } from './price-tables.ts'

export type DiscountRow = typeof saleDiscount.$inferSelect

const ofApplication = (ctx: Context, applicationId: string) =>
  and(eq(saleDiscount.workspaceId, ctx.workspace.id), eq(saleDiscount.applicationId, applicationId))

/** Newest first. */
export const readDiscounts = (ctx: Context, applicationId: string): Promise<DiscountRow[]> =>
  ctx.db
    .select()
    .from(saleDiscount)
    .where(ofApplication(ctx, applicationId))
    .orderBy(desc(saleDiscount.proposedAt), desc(saleDiscount.id))

async function findDiscount(ctx: Context, { id, applicationId }: Pick<DiscountRow, 'id' | 'applicationId'>) {
  const [row] = await ctx.db
    .select()
    .from(saleDiscount)
    .where(and(ofApplication(ctx, applicationId), eq(saleDiscount.id, id)))
  if (!row) throw notFound('sales_discount_not_found')
  return row
}

/** State of the buyer's reservation of this object at `ctx.now`; null without one. */
export async function reservationFor(
  ctx: Context,
  { applicationId, objectId }: Pick<DiscountRow, 'applicationId' | 'objectId'>,
): Promise<ReservationRow['state'] | null> {
  const row = await reservationOf(ctx, applicationId)
  return row?.objectId === objectId ? row.state : null
}

export interface OpenedDiscount {
  row: DiscountRow
  application: ApplicationRow
  reservation: ReservationRow['state'] | null
}

/** Locked against signing: accepting an agreement takes the same locks. */
export async function openDiscount(
  ctx: Context,
  { id: applicationId, discountId: id }: { id: string; discountId: string },
  version: number,
): Promise<OpenedDiscount> {
  await findApplication(ctx, applicationId)
  const { objectId } = await findDiscount(ctx, { id, applicationId })
  await lockSales(ctx, [objectId], [applicationId])
  await settleExpired(ctx, objectId)
  const row = await findDiscount(ctx, { id, applicationId })
  if (row.version !== version) throw staleVersion({ version: row.version, state: row.state })
  return {
    row,
    application: await findApplication(ctx, applicationId),
    reservation: await reservationFor(ctx, row),
  }
}

type Fields = Partial<Omit<typeof saleDiscount.$inferInsert, 'workspaceId' | 'id' | 'version'>>

/** Refused if the row changed since it was read. */
export async function changeDiscount(ctx: Context, row: DiscountRow, fields: Fields): Promise<void> {
  const changed = await ctx.db
    .update(saleDiscount)
    .set({ ...fields, version: row.version + 1 })
    .where(
      and(
        eq(saleDiscount.workspaceId, ctx.workspace.id),
        eq(saleDiscount.id, row.id),
        eq(saleDiscount.version, row.version),
        eq(saleDiscount.state, row.state),
      ),
    )
    .returning({ id: saleDiscount.id })
  if (changed.length === 0) throw staleVersion({ version: row.version })
}
