// All offers that include an object, as main object or companion, newest first.

import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { offerCompanion } from './offer-tables.ts'
import { application, offer } from '../tables.ts'

const shown = 50

export function offersOnObject(ctx: Context, objectId: string) {
  const along = ctx.db
    .select({ id: offerCompanion.offerId })
    .from(offerCompanion)
    .where(
      and(
        eq(offerCompanion.workspaceId, ctx.workspace.id),
        eq(offerCompanion.objectId, objectId),
        isNull(offerCompanion.givenAwayAt),
      ),
    )
  return ctx.db
    .select({
      applicationId: application.id,
      number: application.number,
      contactName: application.contactName,
      state: offer.state,
      validUntil: offer.validUntil,
      remindedAt: offer.remindedAt,
      answeredAt: offer.answeredAt,
      declineReason: offer.declineReason,
    })
    .from(offer)
    .innerJoin(
      application,
      and(eq(application.workspaceId, offer.workspaceId), eq(application.id, offer.applicationId)),
    )
    .where(and(eq(offer.workspaceId, ctx.workspace.id), or(eq(offer.objectId, objectId), inArray(offer.id, along))))
    .orderBy(desc(offer.createdAt), desc(offer.id))
    .limit(shown)
}
