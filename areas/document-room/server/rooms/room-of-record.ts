// The room of an object or a project for the section on its page, and creating the room there.

import { and, count, eq, max, sql } from 'drizzle-orm'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { AppError } from '#platform/server/app-error.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { newId, newSlug } from '#platform/server/ids.ts'
import * as contract from '../../contract/room.ts'
import { roomEnd } from '../../rules/room-access.ts'
import type { RoomOwnerKind } from '../../rules/room-address.ts'
import { readRoles } from '../settings/role-rows.ts'
import { readStandardCategories } from '../settings/standard-categories.ts'
import { documentRoom, roomAccess, roomCategory, roomFile, roomGuest } from '../tables.ts'
import { knownRights } from './category-checks.ts'
import { findOwner } from './owners.ts'
import { roomSubject, type RoomRow } from './room-row.ts'
import { endWords } from './viewer.ts'

export const getRoomOfRecord = handler(
  contract.getRoomOfRecord,
  { permission: 'object_read' },
  async (ctx, { params: { ownerKind, ownerId } }) => {
    const owner = await findOwner(ctx, ownerKind, ownerId)
    const [room] = await ctx.db
      .select()
      .from(documentRoom)
      .where(ofRecord(ctx, ownerKind, ownerId))
    const end = room && roomEnd(room, { today: dayOf(ctx.now), isSold: owner.isSold })
    return {
      can_write: ctx.can('object_write'),
      title: owner.title,
      room: room
        ? {
            slug: room.slug,
            title: room.title,
            state: room.state,
            ended: endWords(ctx, end ?? null),
            ...(await numbersOf(ctx, room)),
          }
        : null,
    }
  },
)

const ofRecord = (ctx: StaffContext, kind: RoomOwnerKind, id: string) =>
  and(eq(documentRoom.workspaceId, ctx.workspace.id), eq(documentRoom.ownerKind, kind), eq(documentRoom.ownerId, id))

async function numbersOf(ctx: StaffContext, { id }: RoomRow) {
  const here = ctx.workspace.id
  const [files] = await ctx.db
    .select({ all: count(), waiting: sql<number>`(count(*) filter (where ${roomFile.state} = 'waiting'))::int` })
    .from(roomFile)
    .where(and(eq(roomFile.workspaceId, here), eq(roomFile.roomId, id)))
  const guests = await ctx.db.$count(
    roomGuest,
    and(eq(roomGuest.workspaceId, here), eq(roomGuest.roomId, id), sql`${roomGuest.endedAt} is null`),
  )
  const [access] = await ctx.db
    .select({ at: max(roomAccess.at) })
    .from(roomAccess)
    .where(and(eq(roomAccess.workspaceId, here), eq(roomAccess.roomId, id), sql`${roomAccess.guestId} is not null`))
  return {
    files: files?.all ?? 0,
    waiting: files?.waiting ?? 0,
    guests,
    last_access_at: access?.at?.toISOString() ?? null,
  }
}

export const createDocumentRoom = handler(
  contract.createDocumentRoom,
  { permission: 'object_write' },
  async (ctx, { body }) => {
    await findOwner(ctx, body.owner_kind, body.owner_id)
    const room = { id: newId(), slug: newSlug(), title: body.title }
    const [created] = await ctx.db
      .insert(documentRoom)
      .values({
        workspaceId: ctx.workspace.id,
        ...room,
        ownerKind: body.owner_kind,
        ownerId: body.owner_id,
        createdBy: ctx.user.id,
        createdAt: ctx.now,
      })
      .onConflictDoNothing()
      .returning({ id: documentRoom.id })
    if (!created) throw new AppError('document_room_exists')
    if (body.with_standard_categories) await insertStandardCategories(ctx, room.id)
    ctx.record({ event: 'document_room.created', subject: roomSubject(room) })
    const notify = [{ type: 'success' as const, title: ctx.t('document_room_done_created', { title: room.title }) }]
    return { slug: room.slug, notify }
  },
)

/** Copies, with new ids: later changes of the standard categories do not reach rooms that exist. */
export async function insertStandardCategories(ctx: Context, roomId: string): Promise<void> {
  const roles = await readRoles(ctx)
  const standard = await readStandardCategories(ctx)
  const newIds = new Map(standard.map(({ id }) => [id, newId()]))
  await ctx.db.insert(roomCategory).values(
    standard.map((one) => ({
      workspaceId: ctx.workspace.id,
      id: newIds.get(one.id) ?? newId(),
      roomId,
      parentId: one.parentId === null ? null : (newIds.get(one.parentId) ?? null),
      position: one.position,
      titleDe: one.titleDe,
      titleFr: one.titleFr,
      rights: knownRights(roles, one.rights),
      createdAt: ctx.now,
    })),
  )
}
