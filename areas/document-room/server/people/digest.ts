// One mail a night to guests who want it, about files that their role may read and that are new since the last mail.

import { and, eq, inArray, isNotNull, isNull, max } from 'drizzle-orm'
import { dayOf } from '#platform/rules/calendar-day.ts'
import type { Context } from '#platform/server/context.ts'
import { queueMails, type MailDraft } from '#platform/server/mail/outbox.ts'
import { guestEnd } from '../../rules/room-access.ts'
import { allows, rightsOfRole } from '../../rules/room-right.ts'
import { readFiles, type RoomFile } from '../files/file-rows.ts'
import { readCategories } from '../rooms/category-rows.ts'
import { findOwner } from '../rooms/owners.ts'
import { places } from '../rooms/room-content.ts'
import type { RoomRow } from '../rooms/room-row.ts'
import { mustAcceptTerms, type GuestRow } from '../rooms/viewer.ts'
import { documentRoom, roomFile, roomFileVersion, roomGuest } from '../tables.ts'
import { guestName } from './guest-rows.ts'
import { digestMail } from './letters.ts'

export const roomDigestJob = 'mail-new-room-files'

export async function mailNewRoomFiles(ctx: Context): Promise<void> {
  const drafts: MailDraft[] = []
  for (const { room, guests } of await readWaiting(ctx)) drafts.push(...(await draftsOf(ctx, room, guests)))
  await queueMails(ctx, drafts)
}

/** Rooms with a version newer than the last mail to one of their guests who accepted the conditions in force. */
async function readWaiting(ctx: Context): Promise<{ room: RoomRow; guests: GuestRow[] }[]> {
  const newest = ctx.db
    .select({
      roomId: roomFile.roomId,
      at: max(roomFileVersion.createdAt).as('at'),
      released: max(roomFile.releasedAt).as('released'),
    })
    .from(roomFile)
    .innerJoin(
      roomFileVersion,
      and(eq(roomFileVersion.workspaceId, roomFile.workspaceId), eq(roomFileVersion.fileId, roomFile.id)),
    )
    .where(eq(roomFile.workspaceId, ctx.workspace.id))
    .groupBy(roomFile.roomId)
    .as('newest')
  const rows = await ctx.db
    .select({ room: documentRoom, guest: roomGuest, at: newest.at, released: newest.released })
    .from(roomGuest)
    .innerJoin(
      documentRoom,
      and(eq(documentRoom.workspaceId, roomGuest.workspaceId), eq(documentRoom.id, roomGuest.roomId)),
    )
    .innerJoin(newest, eq(newest.roomId, documentRoom.id))
    .where(
      and(
        eq(roomGuest.workspaceId, ctx.workspace.id),
        eq(documentRoom.state, 'open'),
        eq(roomGuest.wantsDigest, true),
        isNull(roomGuest.endedAt),
        isNotNull(roomGuest.registeredAt),
      ),
    )
  const waiting = rows.filter(
    ({ room, guest, at, released }) =>
      !mustAcceptTerms({ room, guest }) && [at, released].some((one) => one && one > guest.digestFrom),
  )
  const byRoom = Map.groupBy(waiting, ({ room }) => room.id)
  return [...byRoom.values()].flatMap((found) =>
    found[0] ? [{ room: found[0].room, guests: found.map(({ guest }) => guest) }] : [],
  )
}

async function draftsOf(ctx: Context, room: RoomRow, guests: readonly GuestRow[]): Promise<MailDraft[]> {
  const { isSold } = await findOwner(ctx, room.ownerKind, room.ownerId)
  const categories = await readCategories(ctx, room)
  const files = await readFiles(ctx, room.id)
  const placeOf = places(files)
  const indexOf = new Map(categories.map(({ id, index }) => [id, index]))
  const moment = { today: dayOf(ctx.now), isSold }
  const admitted = guests.filter((guest) => guestEnd(room, guest, moment) === null)
  await noteMailed(ctx, admitted)
  return admitted.flatMap((guest) => {
    const rights = rightsOfRole(categories, guest.roleId)
    const news = files.filter(
      (file) => isNewSince(file, guest.digestFrom) && allows(rights.get(file.categoryId) ?? 'none', 'list'),
    )
    if (news.length === 0) return []
    return digestMail(ctx, {
      room,
      to: { name: guestName(guest), address: guest.email },
      language: guest.language,
      files: news.map(({ id, categoryId, name }) => `${indexOf.get(categoryId)}.${placeOf.get(id)} ${name}`),
    })
  })
}

async function noteMailed(ctx: Context, guests: readonly GuestRow[]): Promise<void> {
  const ids = guests.map(({ id }) => id)
  await ctx.db
    .update(roomGuest)
    .set({ digestFrom: ctx.now })
    .where(and(eq(roomGuest.workspaceId, ctx.workspace.id), inArray(roomGuest.id, ids)))
}

const isNewSince = ({ releasedAt, present }: RoomFile, since: Date): boolean =>
  releasedAt !== null && (releasedAt > since || present.at > since)
