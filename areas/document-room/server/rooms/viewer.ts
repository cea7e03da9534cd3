// The person that looks at a room: staff, or a guest of this very room. For guests of other rooms it does not exist.

import { and, eq } from 'drizzle-orm'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { AppError, notFound } from '#platform/server/app-error.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { guestEnd, isWritable, roomEnd, type EndReason } from '../../rules/room-access.ts'
import { roomGuest } from '../tables.ts'
import { findRoom, type RoomRow } from './room-row.ts'
import { findOwner, type RoomOwner } from './owners.ts'

export type GuestRow = typeof roomGuest.$inferSelect

/** Admits staff and guests; `findViewed` returns which of both calls. */
export const forStaffAndGuests = { permission: 'permit', userTypes: ['melon', 'dms'] } as const

export interface Viewed {
  room: RoomRow
  owner: RoomOwner
  /** Null for staff. */
  guest: GuestRow | null
  /** Why this guest, or any guest in the eyes of staff, has no access now. */
  end: EndReason | null
}

export async function findViewed(ctx: StaffContext, slug: string): Promise<Viewed> {
  const room = await findRoom(ctx, slug)
  const guest = ctx.user.userType === 'dms' ? await findOwnGuest(ctx, room.id) : null
  if (!guest && !ctx.can('object_read')) throw new AppError('general_access_denied', { status: 403 })
  const owner = await findOwner(ctx, room.ownerKind, room.ownerId)
  const moment = { today: dayOf(ctx.now), isSold: owner.isSold }
  return { room, owner, guest, end: guest ? guestEnd(room, guest, moment) : roomEnd(room, moment) }
}

async function findOwnGuest(ctx: StaffContext, roomId: string): Promise<GuestRow> {
  const [guest] = await ctx.db
    .select()
    .from(roomGuest)
    .where(
      and(
        eq(roomGuest.workspaceId, ctx.workspace.id),
        eq(roomGuest.roomId, roomId),
        eq(roomGuest.accountId, ctx.user.id),
      ),
    )
  if (!guest) throw notFound('document_room_not_found')
  return guest
}

/** For actions on the content: the guest has access now and has accepted the conditions in force. */
export async function findAdmitted(ctx: StaffContext, slug: string): Promise<Viewed> {
  const viewed = await findViewed(ctx, slug)
  if (!viewed.guest) return viewed
  if (viewed.end) throw new AppError(endText(viewed.end), { status: 403 })
  if (mustAcceptTerms(viewed)) throw new AppError('document_room_terms_missing', { status: 403 })
  return viewed
}

export const mustAcceptTerms = ({ room, guest }: Pick<Viewed, 'room' | 'guest'>): boolean =>
  guest !== null && room.termsVersion > 0 && guest.termsVersion < room.termsVersion

export const endText = (end: EndReason): string => `document_room_ended_${end}`

export const endWords = (ctx: Context, end: EndReason | null): string | null => end && ctx.t(endText(end))

export function assertWritable(room: RoomRow): void {
  if (!isWritable(room)) throw new AppError('document_room_is_archived')
}

export const nameOf = ({ user }: StaffContext): string => `${user.firstName} ${user.lastName}`
