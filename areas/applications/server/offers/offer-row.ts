// Finds offers: the open one of an application, or by the token of a mailed link.

import { and, desc, eq, inArray, or } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { hashOf } from '#platform/server/ids.ts'
import { mailMessage } from '#platform/server/mail/tables.ts'
import { notFound, AppError } from '#platform/server/app-error.ts'
import { offerLink } from './offer-tables.ts'
import { offer } from '../tables.ts'

export type OfferRow = typeof offer.$inferSelect

const thisOffer = (ctx: Context, id: string) => and(eq(offer.workspaceId, ctx.workspace.id), eq(offer.id, id))

export async function lookOffer(ctx: Context, id: string): Promise<OfferRow | null> {
  const [row] = await ctx.db.select().from(offer).where(thisOffer(ctx, id))
  return row ?? null
}

/** Locks the row until the end of the transaction. Lock the application first. */
export async function lockOffer(ctx: Context, id: string): Promise<OfferRow> {
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

/**
 * Only the hash of a token is stored, so a copy of the database gives no access to offers. Each reminder has its own
 * link.
 */
export async function findOfferByToken(ctx: Context, token: string): Promise<OfferRow> {
  const tokenHash = hashOf(token)
  const linked = ctx.db
    .select({ offerId: offerLink.offerId })
    .from(offerLink)
    .where(and(eq(offerLink.workspaceId, ctx.workspace.id), eq(offerLink.tokenHash, tokenHash)))
  const [row] = await ctx.db
    .select()
    .from(offer)
    .where(and(eq(offer.workspaceId, ctx.workspace.id), or(eq(offer.tokenHash, tokenHash), inArray(offer.id, linked))))
  if (!row) throw notFound('applications_offer_not_found')
  return row
}

/**
 * Returns false if the offer mail was called back and no reminder was sent since: the household does not know of the
 * offer.
 */
export async function wasTold(ctx: Context, { mailId, remindedAt }: OfferRow): Promise<boolean> {
  if (mailId === null || remindedAt !== null) return true
  const [mail] = await ctx.db
    .select({ state: mailMessage.state })
    .from(mailMessage)
    .where(and(eq(mailMessage.workspaceId, ctx.workspace.id), eq(mailMessage.id, mailId)))
  return mail?.state !== 'cancelled'
}

type Fields = Partial<Pick<OfferRow, 'state' | 'declineReason' | 'answeredAt' | 'comment' | 'remindedAt'>>

/** Requires a lock on the offer. Returns null if the offer has already ended. */
async function writeOpenOffer(ctx: Context, row: OfferRow, fields: Fields): Promise<number | null> {
  const [changed] = await ctx.db
    .update(offer)
    .set({ ...fields, version: row.version + 1 })
    .where(and(thisOffer(ctx, row.id), eq(offer.state, 'open')))
    .returning({ version: offer.version })
  return changed?.version ?? null
}

export async function changeOffer(ctx: Context, row: OfferRow, fields: Omit<Fields, 'state'>): Promise<number> {
  const version = await writeOpenOffer(ctx, row, fields)
  if (version === null) throw new AppError(`applications_reason_offer_${row.state}`)
  return version
}

/** Returns false if another transaction has already ended the offer. */
export const endOpenOffer = async (ctx: Context, row: OfferRow, fields: Fields): Promise<boolean> =>
  (await writeOpenOffer(ctx, row, fields)) !== null
