// Guests of a room.

import { and, asc, eq, sql } from 'drizzle-orm'
import { notFound, staleVersion } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import type { GuestRow } from '../rooms/viewer.ts'
import { roomGuest } from '../tables.ts'

const inRoom = (ctx: Context, roomId: string) =>
  and(eq(roomGuest.workspaceId, ctx.workspace.id), eq(roomGuest.roomId, roomId))

export const readGuests = (ctx: Context, roomId: string): Promise<GuestRow[]> =>
  ctx.db
    .select()
    .from(roomGuest)
    .where(inRoom(ctx, roomId))
    .orderBy(asc(roomGuest.lastName), asc(roomGuest.firstName), asc(roomGuest.id))

export async function lookGuestByEmail(ctx: Context, roomId: string, email: string): Promise<GuestRow | undefined> {
  const [guest] = await ctx.db
    .select()
    .from(roomGuest)
    .where(and(inRoom(ctx, roomId), eq(sql`lower(${roomGuest.email})`, email.toLowerCase())))
  return guest
}

/** A guest of another room counts as not found. */
export async function lockGuest(ctx: Context, roomId: string, id: string, version?: number): Promise<GuestRow> {
  const [guest] = await ctx.db
    .select()
    .from(roomGuest)
    .where(and(inRoom(ctx, roomId), eq(roomGuest.id, id)))
    .for('update')
  if (!guest) throw notFound('document_room_guest_not_found')
  if (version !== undefined && guest.version !== version) throw staleVersion({ role_id: guest.roleId })
  return guest
}

export async function changeGuest(ctx: Context, guest: GuestRow, fields: Partial<GuestRow>): Promise<void> {
  await ctx.db
    .update(roomGuest)
    .set({ ...fields, version: guest.version + 1 })
    .where(and(eq(roomGuest.workspaceId, ctx.workspace.id), eq(roomGuest.id, guest.id)))
}

export const guestName = ({ firstName, lastName }: Pick<GuestRow, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()
