// Loads a room of this workspace by its slug.

import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { notFound, staleVersion } from '#platform/server/app-error.ts'
import { documentRoom } from '../tables.ts'

export type RoomRow = typeof documentRoom.$inferSelect

const bySlug = (ctx: Context, slug: string) =>
  and(eq(documentRoom.workspaceId, ctx.workspace.id), eq(documentRoom.slug, slug))

export async function lookRoom(ctx: Context, slug: string): Promise<RoomRow | undefined> {
  const [room] = await ctx.db.select().from(documentRoom).where(bySlug(ctx, slug))
  return room
}

export async function findRoom(ctx: Context, slug: string): Promise<RoomRow> {
  const room = await lookRoom(ctx, slug)
  if (!room) throw notFound('document_room_not_found')
  return room
}

/** Locks the room, so that changes of it and of its parts happen one after the other. */
export async function lockRoom(ctx: Context, slug: string, version?: number): Promise<RoomRow> {
  const [room] = await ctx.db.select().from(documentRoom).where(bySlug(ctx, slug)).for('update')
  if (!room) throw notFound('document_room_not_found')
  if (version !== undefined && room.version !== version) throw staleVersion({ title: room.title, state: room.state })
  return room
}

export const thisRoom = (ctx: Context, id: string) =>
  and(eq(documentRoom.workspaceId, ctx.workspace.id), eq(documentRoom.id, id))

export async function changeRoom(ctx: Context, room: RoomRow, fields: Partial<RoomRow>): Promise<void> {
  await ctx.db
    .update(documentRoom)
    .set({ ...fields, version: room.version + 1 })
    .where(thisRoom(ctx, room.id))
}

export const roomSubject = ({ id, title }: Pick<RoomRow, 'id' | 'title'>) => ({ kind: 'document_room', id, title })
