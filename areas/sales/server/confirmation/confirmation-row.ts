// Reads and writes the buying confirmation of an application with its buyers and confirmed objects.

import { and, asc, eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { buyer, buyingConfirmation, confirmedObject } from './tables.ts'

export type ConfirmationRow = typeof buyingConfirmation.$inferSelect
export type BuyerRow = typeof buyer.$inferSelect
export type ConfirmedObjectRow = typeof confirmedObject.$inferSelect

export const thisConfirmation = (ctx: Context, applicationId: string) =>
  and(eq(buyingConfirmation.workspaceId, ctx.workspace.id), eq(buyingConfirmation.applicationId, applicationId))

/** Null if no form was sent and nothing was recorded. */
export async function findConfirmation(ctx: Context, applicationId: string): Promise<ConfirmationRow | null> {
  const [row] = await ctx.db.select().from(buyingConfirmation).where(thisConfirmation(ctx, applicationId))
  return row ?? null
}

/** In the order of the form. */
export function readBuyers(ctx: Context, applicationId: string): Promise<BuyerRow[]> {
  return ctx.db
    .select()
    .from(buyer)
    .where(and(eq(buyer.workspaceId, ctx.workspace.id), eq(buyer.applicationId, applicationId)))
    .orderBy(asc(buyer.position))
}

/** First priority first. */
export function readConfirmedObjects(ctx: Context, applicationId: string): Promise<ConfirmedObjectRow[]> {
  return ctx.db
    .select()
    .from(confirmedObject)
    .where(and(eq(confirmedObject.workspaceId, ctx.workspace.id), eq(confirmedObject.applicationId, applicationId)))
    .orderBy(asc(confirmedObject.rank))
}

type Fields = Partial<
  Omit<typeof buyingConfirmation.$inferInsert, 'workspaceId' | 'applicationId' | 'version' | 'createdAt' | 'updatedAt'>
>

/** Requires the row lock of the application. Creates the confirmation, or increments its version. */
export async function writeConfirmation(ctx: Context, applicationId: string, fields: Fields): Promise<number> {
  const before = await findConfirmation(ctx, applicationId)
  const version = before ? before.version + 1 : 1
  if (before) {
    await ctx.db
      .update(buyingConfirmation)
      .set({ ...fields, version, updatedAt: ctx.now })
      .where(thisConfirmation(ctx, applicationId))
  } else {
    await ctx.db
      .insert(buyingConfirmation)
      .values({ ...fields, workspaceId: ctx.workspace.id, applicationId, createdAt: ctx.now, updatedAt: ctx.now })
  }
  return version
}

export async function eraseConfirmation(ctx: Context, applicationId: string): Promise<void> {
  await ctx.db.delete(buyingConfirmation).where(thisConfirmation(ctx, applicationId))
}
