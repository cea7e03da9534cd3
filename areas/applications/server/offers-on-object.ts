// All offers of one object, to whomever, newest first.

import { and, desc, eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { application, offer } from './tables.ts'

const shown = 50

export function offersOnObject(ctx: Context, objectId: string) {
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
    .where(and(eq(offer.workspaceId, ctx.workspace.id), eq(offer.objectId, objectId)))
    .orderBy(desc(offer.createdAt), desc(offer.id))
    .limit(shown)
}
