// Effect of the chosen options on the price of a purchase.

import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { reservationOf } from '../reservation/reservation-row.ts'
import { saleChoice } from './choices-tables.ts'

/**
 * In Rappen, negative if the choices lower the price. 0 without a reservation, after its release, and for options that
 * nobody chose: their included choice has no effect.
 */
export async function chosenEffect(ctx: Context, applicationId: string): Promise<number> {
  const row = await reservationOf(ctx, applicationId)
  return row === null || row.state === 'released' ? 0 : effectOfReservation(ctx, row.id)
}

/** In Rappen. */
export async function effectOfReservation(ctx: Context, reservationId: string): Promise<number> {
  const [found] = await ctx.db
    .select({ sum: sql<string>`coalesce(sum(${saleChoice.effect}), 0)` })
    .from(saleChoice)
    .where(and(eq(saleChoice.workspaceId, ctx.workspace.id), eq(saleChoice.reservationId, reservationId)))
  return Number(found?.sum ?? 0)
}
