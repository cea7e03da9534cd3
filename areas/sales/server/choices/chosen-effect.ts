// Effect of the chosen options on the price of a purchase.

import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { saleChoice } from './choices-tables.ts'

/** In Rappen, negative if the choices lower the price; an option that nobody chose has no effect. */
export async function effectOfReservation(ctx: Context, reservationId: string): Promise<number> {
  const [found] = await ctx.db
    .select({ sum: sql<string>`coalesce(sum(${saleChoice.effect}), 0)` })
    .from(saleChoice)
    .where(and(eq(saleChoice.workspaceId, ctx.workspace.id), eq(saleChoice.reservationId, reservationId)))
  return Number(found?.sum ?? 0)
}
