// Erasing an application removes the dates proposed to the buyer, with their remarks, and the words of staff. The choices
// are part of the reservation: they stay with it as bookkeeping.

import { and, eq, inArray } from 'drizzle-orm'
import type { RecordPart } from '#platform/server/records/record-kind.ts'
import { reservation } from '../reservation/reservation-tables.ts'
import { saleChoice, saleDateProposal } from './choices-tables.ts'

export const choicesPart: RecordPart = {
  of: 'application',
  async erase(ctx, applicationId) {
    const ofApplication = ctx.db
      .select({ id: reservation.id })
      .from(reservation)
      .where(and(eq(reservation.workspaceId, ctx.workspace.id), eq(reservation.applicationId, applicationId)))
    await ctx.db
      .delete(saleDateProposal)
      .where(
        and(eq(saleDateProposal.workspaceId, ctx.workspace.id), inArray(saleDateProposal.reservationId, ofApplication)),
      )
    await ctx.db
      .update(saleChoice)
      .set({ reason: null })
      .where(and(eq(saleChoice.workspaceId, ctx.workspace.id), inArray(saleChoice.reservationId, ofApplication)))
    return []
  },
}
