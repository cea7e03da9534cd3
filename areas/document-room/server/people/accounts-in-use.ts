// Accounts of guests that are not closed after two years without use.

import { and, eq, inArray } from 'drizzle-orm'
import { dayOf } from '#platform/rules/calendar-day.ts'
import type { Context } from '#platform/server/context.ts'
import { guestEnd } from '../../rules/room-access.ts'
import { findOwner } from '../rooms/owners.ts'
import { documentRoom, roomGuest } from '../tables.ts'

/** A room that staff closed may be opened again, so it keeps its guests. */
export async function guestAccountsInUse(ctx: Context, accountIds: readonly string[]): Promise<string[]> {
  const rows = await ctx.db
    .select({ room: documentRoom, guest: roomGuest })
    .from(roomGuest)
    .innerJoin(
      documentRoom,
      and(eq(documentRoom.workspaceId, roomGuest.workspaceId), eq(documentRoom.id, roomGuest.roomId)),
    )
    .where(and(eq(roomGuest.workspaceId, ctx.workspace.id), inArray(roomGuest.accountId, [...accountIds])))
  const kept: string[] = []
  for (const ofRoom of Map.groupBy(rows, ({ room }) => room.id).values()) {
    const [{ room } = { room: null }] = ofRoom
    if (!room) continue
    const { isSold } = await findOwner(ctx, room.ownerKind, room.ownerId)
    const ends = ofRoom.map(({ guest }) => ({
      id: guest.accountId,
      end: guestEnd(room, guest, { today: dayOf(ctx.now), isSold }),
    }))
    kept.push(...ends.filter(({ end }) => end === null || end === 'closed').map(({ id }) => id))
  }
  return kept
}
