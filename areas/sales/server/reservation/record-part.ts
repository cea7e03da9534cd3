// Reservations of an application that is erased. One that held the object is bookkeeping and is kept ten years, with
// the names of its agreement; all others go.

import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import { laterYear, dayOf } from '#platform/rules/calendar-day.ts'
import type { Context } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { removeStoredFile } from '#platform/server/files/derived-files.ts'
import type { RecordPart } from '#platform/server/records/record-kind.ts'
import { keptYears } from '../../rules/retention.ts'
import { photoOwner } from '../handover/photo-owner.ts'
import { withdrawFromSigning } from '../signing/withdrawing.ts'
import { reservation } from './reservation-tables.ts'

export const reservationsPart: RecordPart = {
  of: 'application',
  async erase(ctx, applicationId) {
    const gone = await ctx.db
      .delete(reservation)
      .where(
        and(
          eq(reservation.workspaceId, ctx.workspace.id),
          eq(reservation.applicationId, applicationId),
          isNull(reservation.heldSince),
        ),
      )
      .returning({
        id: reservation.id,
        signingState: reservation.signingState,
        providerDocumentId: reservation.providerDocumentId,
      })
    for (const row of gone) await withdrawFromSigning(ctx, row)
    return removeFiles(
      ctx,
      gone.map(({ id }) => id),
    )
  },
}

/** Returns the storage keys, to be removed after commit. */
async function removeFiles(ctx: Context, reservationIds: readonly string[]): Promise<string[]> {
  if (reservationIds.length === 0) return []
  const files = await ctx.db
    .delete(storedFile)
    .where(
      and(
        eq(storedFile.workspaceId, ctx.workspace.id),
        inArray(storedFile.ownerKind, ['reservation', photoOwner]),
        inArray(storedFile.ownerId, [...reservationIds]),
      ),
    )
    .returning({ key: storedFile.storageKey })
  return files.map(({ key }) => key)
}

export const tidyReservationsJob = 'tidy-reservations'

/** Nightly: deletes ended reservations after the years of bookkeeping. */
export async function tidyReservations(ctx: Context): Promise<() => Promise<void>> {
  const limit = new Date(`${laterYear(dayOf(ctx.now), -keptYears)}T00:00:00Z`)
  const gone = await ctx.db
    .delete(reservation)
    .where(
      and(
        eq(reservation.workspaceId, ctx.workspace.id),
        eq(reservation.state, 'released'),
        lt(reservation.releasedAt, limit),
      ),
    )
    .returning({ id: reservation.id })
  const keys = await removeFiles(
    ctx,
    gone.map(({ id }) => id),
  )
  return async () => {
    for (const key of keys) await removeStoredFile(ctx.services, key)
  }
}
