// The log of access: staff read all of it, guests their own entries. Exported as a spreadsheet.

import { and, desc, eq, gte, lt, type SQL } from 'drizzle-orm'
import { dayOf, endOfDay, laterDay, swissDate } from '#platform/rules/calendar-day.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { spreadsheet, spreadsheetType } from '#platform/server/documents/spreadsheet.ts'
import { fileHandler } from '#platform/server/http/file-route.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/log.ts'
import type { AccessAction } from '../../rules/access-actions.ts'
import { findViewed, forStaffAndGuests, type Viewed } from '../rooms/viewer.ts'
import { sheetOf } from '../sheet-of.ts'
import { roomAccess } from '../tables.ts'

const pageSize = 100
/** About the rows that a spreadsheet program opens without effort. */
const mostExported = 100_000

interface Filters {
  guest_id?: string | undefined
  action?: AccessAction | undefined
  from?: string | undefined
  to?: string | undefined
}

type AccessRow = typeof roomAccess.$inferSelect

export const listRoomAccess = handler(contract.listRoomAccess, forStaffAndGuests, async (ctx, { params, query }) => {
  const viewed = await findViewed(ctx, params.slug)
  const where = whereOf(ctx, viewed, query)
  const total = await ctx.db.$count(roomAccess, where)
  const rows = await entries(ctx, where)
    .limit(pageSize)
    .offset((query.page - 1) * pageSize)
  return {
    entries: rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      name: row.actorName,
      is_guest: row.guestId !== null,
      action: row.action,
      file: row.fileName,
      content_version: row.versionNumber,
      address: row.address,
    })),
    total,
    page: query.page,
    pages: Math.max(1, Math.ceil(total / pageSize)),
  }
})

export const exportRoomAccess = fileHandler(
  contract.exportRoomAccess,
  forStaffAndGuests,
  async (ctx, { params, query }) => {
    const viewed = await findViewed(ctx, params.slug)
    const rows = await entries(ctx, whereOf(ctx, viewed, query)).limit(mostExported)
    return {
      name: `${ctx.t('document_room_log_title')} ${swissDate(dayOf(ctx.now))}.xlsx`,
      contentType: spreadsheetType,
      content: spreadsheet(logSheet(ctx, rows)),
    }
  },
)

/** All entries of a room, for its archive. */
export const readAccess = (ctx: Context, roomId: string): Promise<AccessRow[]> => entries(ctx, inRoom(ctx, roomId))

export const logSheet = (ctx: Context, rows: readonly AccessRow[]) =>
  sheetOf(ctx, 'document_room_log_title', {
    columns: [
      ['document_room_log_at', 18],
      ['document_room_log_who', 28],
      ['document_room_log_kind', 14],
      ['document_room_log_what', 24],
      ['document_room_log_file', 48],
      ['document_room_log_version', 10],
      ['document_room_log_from', 24],
    ],
    rows: rows.map((row) => [
      { moment: row.at },
      row.actorName,
      ctx.t(row.guestId === null ? 'document_room_log_staff' : 'document_room_log_guest'),
      ctx.t(`document_room_action_${row.action}`),
      row.fileName,
      row.versionNumber,
      row.address,
    ]),
  })

const inRoom = (ctx: Context, roomId: string) =>
  and(eq(roomAccess.workspaceId, ctx.workspace.id), eq(roomAccess.roomId, roomId))

const entries = (ctx: Context, where: SQL | undefined) =>
  ctx.db.select().from(roomAccess).where(where).orderBy(desc(roomAccess.at), desc(roomAccess.id)).$dynamic()

function whereOf(ctx: StaffContext, { room, guest }: Viewed, filters: Filters): SQL | undefined {
  const { guest_id: guestId, action, from, to } = filters
  return and(
    inRoom(ctx, room.id),
    guest ? eq(roomAccess.guestId, guest.id) : guestId ? eq(roomAccess.guestId, guestId) : undefined,
    action && eq(roomAccess.action, action),
    from ? gte(roomAccess.at, midnight(from)) : undefined,
    to ? lt(roomAccess.at, midnight(laterDay(to, 1))) : undefined,
  )
}

/** First moment of a Swiss day; the end of the day before is its last second. */
const midnight = (day: string): Date => new Date(endOfDay(laterDay(day, -1)).getTime() + 1000)
