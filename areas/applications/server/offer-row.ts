// Finding offers: the open one of an application, and the one behind a mailed link.

import { and, desc, eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { hashOf } from '#platform/server/ids.ts'
import { notFound } from '#platform/server/refusal.ts'
import { offer } from './tables.ts'

export type OfferRow = typeof offer.$inferSelect

const thisOffer = (ctx: Context, id: string) => and(eq(offer.workspaceId, ctx.workspace.id), eq(offer.id, id))

/** Held until the end of the transaction; always after its application. */
export async function holdOffer(ctx: Context, id: string): Promise<OfferRow> {
  const [row] = await ctx.db.select().from(offer).where(thisOffer(ctx, id)).for('update')
  if (!row) throw notFound('applications_offer_not_found')
  return row
}

export async function lookOpenOfferFor(ctx: Context, applicationId: string): Promise<OfferRow | null> {
  const [row] = await ctx.db
    .select()
    .from(offer)
    .where(
      and(eq(offer.workspaceId, ctx.workspace.id), eq(offer.applicationId, applicationId), eq(offer.state, 'open')),
    )
  return row ?? null
}

export const offersOf = (ctx: Context, applicationId: string): Promise<OfferRow[]> =>
  ctx.db
    .select()
    .from(offer)
    .where(and(eq(offer.workspaceId, ctx.workspace.id), eq(offer.applicationId, applicationId)))
    .orderBy(desc(offer.createdAt), desc(offer.id))

/** Only the hash of a token is kept, so a copy of the database opens no offer. */
export async function findOfferByToken(ctx: Context, token: string): Promise<OfferRow> {
  const [row] = await ctx.db
    .select()
    .from(offer)
    .where(and(eq(offer.workspaceId, ctx.workspace.id), eq(offer.tokenHash, hashOf(token))))
  if (!row) throw notFound('applications_offer_not_found')
  return row
}

type Fields = Partial<Pick<OfferRow, 'state' | 'declineReason' | 'answeredAt'>>

/** Ends an open offer. Whoever comes second finds it ended already. */
export async function endOpenOffer(ctx: Context, row: OfferRow, fields: Fields): Promise<boolean> {
  const ended = await ctx.db
    .update(offer)
    .set({ ...fields, version: row.version + 1 })
    .where(and(thisOffer(ctx, row.id), eq(offer.state, 'open')))
    .returning({ id: offer.id })
  return ended.length > 0
}
