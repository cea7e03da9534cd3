// The door for guests: a slug leads to a room, and only people who were invited to it are admitted.

import { and, eq } from 'drizzle-orm'
import type { ExternalDoor } from '#areas/external-accounts/server/public.ts'
import { tellStaff } from '#areas/users/server/public.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { AppError } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { roomPath } from '../../rules/room-address.ts'
import { roomEnd } from '../../rules/room-access.ts'
import { findOwner } from '../rooms/owners.ts'
import { lookRoom, roomSubject, thisRoom } from '../rooms/room-row.ts'
import { documentRoom, roomGuest } from '../tables.ts'

export const roomDoor: ExternalDoor = {
  userType: 'dms',
  async lookEntrance(ctx, slug) {
    const room = await lookRoom(ctx, slug)
    if (!room) return null
    const { isSold } = await findOwner(ctx, room.ownerKind, room.ownerId)
    return { id: room.id, title: room.title, isOpen: roomEnd(room, { today: dayOf(ctx.now), isSold }) === null }
  },
  async admit(ctx, { entranceId, account }) {
    const name = { firstName: account.firstName, lastName: account.lastName }
    const [guest] = await ctx.db
      .update(roomGuest)
      .set({ ...name, company: account.company, language: account.language, registeredAt: ctx.now })
      .where(
        and(
          eq(roomGuest.workspaceId, ctx.workspace.id),
          eq(roomGuest.roomId, entranceId),
          eq(roomGuest.accountId, account.id),
        ),
      )
      .returning({ endedAt: roomGuest.endedAt })
    if (!guest || guest.endedAt) throw new AppError('document_room_not_invited', { status: 403 })
    await tellRegistered(ctx, entranceId, `${name.firstName} ${name.lastName}`)
  },
}

/** Once for each guest: by the door, or by the first visit of an account that was registered before. */
export async function tellRegistered(ctx: Context, roomId: string, name: string): Promise<void> {
  const [room] = await ctx.db.select().from(documentRoom).where(thisRoom(ctx, roomId))
  if (!room) return
  await tellStaff(ctx, {
    kind: 'room_guest_registered',
    permission: 'object_read',
    name: `${name}: ${room.title}`,
    path: roomPath(room.slug),
    responsible: [],
  })
  const change = { field: 'guest', old: null, new: name }
  ctx.record({ event: 'document_room.guest_registered', subject: roomSubject(room), changes: [change] })
}
