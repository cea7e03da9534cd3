// Calls of guests on the room itself: they enter it, accept its conditions, choose the daily mail.

import { and, eq } from 'drizzle-orm'
import { AppError } from '#platform/server/app-error.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/room.ts'
import { recordAccess } from '../log/access-entry.ts'
import { tellRegistered } from '../people/door.ts'
import { roomGuest } from '../tables.ts'
import { endText, findViewed, forStaffAndGuests, nameOf, type GuestRow } from './viewer.ts'

/** Pages loaded within this time belong to one visit. */
const visitMinutes = 30

const thisGuest = (ctx: StaffContext, { id }: GuestRow) =>
  and(eq(roomGuest.workspaceId, ctx.workspace.id), eq(roomGuest.id, id))

export const enterDocumentRoom = handler(contract.enterDocumentRoom, forStaffAndGuests, async (ctx, { params }) => {
  const viewed = await findViewed(ctx, params.slug)
  const { room, guest, end } = viewed
  if (!guest || end) return {}
  const isSameVisit =
    guest.lastVisitAt !== null && ctx.now.getTime() - guest.lastVisitAt.getTime() < visitMinutes * 60_000
  if (isSameVisit) return {}
  await ctx.db
    .update(roomGuest)
    .set({ lastVisitAt: ctx.now, seenUntil: guest.lastVisitAt, registeredAt: guest.registeredAt ?? ctx.now })
    .where(thisGuest(ctx, guest))
  await recordAccess(ctx, viewed, { action: 'entered' })
  if (!guest.registeredAt) await tellRegistered(ctx, room.id, nameOf(ctx))
  return {}
})

export const acceptRoomTerms = handler(contract.acceptRoomTerms, forStaffAndGuests, async (ctx, { params, body }) => {
  const viewed = await findViewed(ctx, params.slug)
  const { room, guest, end } = viewed
  if (!guest) throw new AppError('document_room_terms_are_for_guests')
  if (end) throw new AppError(endText(end), { status: 403 })
  if (body.version !== room.termsVersion) throw new AppError('document_room_terms_changed')
  await ctx.db
    .update(roomGuest)
    .set({ termsVersion: body.version, termsAcceptedAt: ctx.now })
    .where(thisGuest(ctx, guest))
  await recordAccess(ctx, viewed, { action: 'terms_accepted' })
  return {}
})

export const chooseRoomDigest = handler(contract.chooseRoomDigest, forStaffAndGuests, async (ctx, { params, body }) => {
  const { guest } = await findViewed(ctx, params.slug)
  if (!guest) throw new AppError('document_room_terms_are_for_guests')
  await ctx.db
    .update(roomGuest)
    .set({ wantsDigest: body.wants_digest, digestFrom: ctx.now })
    .where(thisGuest(ctx, guest))
  const key = body.wants_digest ? 'document_room_done_digest_on' : 'document_room_done_digest_off'
  return { notify: [{ type: 'success', title: ctx.t(key) }] }
})
