// Content of the archive of a room, read in one transaction: index, people, conditions and log as workbook, and the
// files with their place in the archive.

import { and, asc, eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import type { WrittenSheet } from '#platform/server/documents/spreadsheet.ts'
import { places } from '../rooms/room-content.ts'
import { readCategories } from '../rooms/category-rows.ts'
import type { RoomRow } from '../rooms/room-row.ts'
import { readFiles, type RoomFile } from '../files/file-rows.ts'
import { logSheet, readAccess } from '../log/access-log.ts'
import { guestName, readGuests } from '../people/guest-rows.ts'
import { readRoles } from '../settings/role-rows.ts'
import { roomTerms } from '../tables.ts'
import { sheetOf } from '../sheet-of.ts'
import { titleOf } from '../title-of.ts'

export interface ArchivedFile {
  /** Path within the archive. */
  path: string
  storageKey: string
  sha256: string
}

export interface ArchiveContent {
  sheets: WrittenSheet[]
  files: ArchivedFile[]
  /** Name of the workbook. */
  indexName: string
  madeAt: Date
}

export async function collectArchive(ctx: Context, room: RoomRow): Promise<ArchiveContent> {
  const files = await archivedFiles(ctx, room)
  const sheets = [
    indexSheet(ctx, files),
    await peopleSheet(ctx, room),
    await termsSheet(ctx, room),
    logSheet(ctx, await readAccess(ctx, room.id)),
  ]
  return { sheets, files, indexName: `${ctx.t('document_room_archive_index')}.xlsx`, madeAt: ctx.now }
}

type Listed = ArchivedFile & { file: RoomFile; index: string; category: string }

async function archivedFiles(ctx: Context, room: RoomRow): Promise<Listed[]> {
  const categories = await readCategories(ctx, room)
  const files = await readFiles(ctx, room.id)
  const placeOf = places(files)
  const folderOf = new Map<string, string>()
  for (const one of categories) {
    const above = one.parentId === null ? '' : `${folderOf.get(one.parentId) ?? ''}/`
    folderOf.set(one.id, `${above}${one.index} ${safeName(titleOf(ctx, one))}`)
  }
  return categories.flatMap((category) =>
    files
      .filter(({ categoryId }) => categoryId === category.id)
      .map((file) => {
        const index = `${category.index}.${placeOf.get(file.id) ?? 0}`
        return {
          file,
          index,
          category: `${category.index} ${titleOf(ctx, category)}`,
          path: `${folderOf.get(category.id) ?? ''}/${index} ${safeName(file.name)}`,
          storageKey: file.content.storageKey,
          sha256: file.content.sha256.toString('hex'),
        }
      }),
  )
}

/** Programs that unpack archives refuse these characters, and names of two dots. */
const safeName = (name: string): string =>
  name
    .replaceAll(/[/\\:*?"<>|]/g, ' ')
    .replace(/^\.+/, '')
    .trim() || '_'

const indexSheet = (ctx: Context, files: readonly Listed[]) =>
  sheetOf(ctx, 'document_room_archive_index', {
    columns: [
      ['document_room_index', 10],
      ['document_room_category', 36],
      ['document_room_file', 48],
      ['document_room_log_version', 10],
      ['document_room_uploaded_by', 24],
      ['document_room_uploaded_at', 18],
      ['document_room_state', 16],
      ['document_room_size', 12],
      ['document_room_hash', 70],
    ],
    rows: files.map(({ file, index, category, sha256 }) => [
      index,
      category,
      file.name,
      file.contentVersion,
      file.present.by,
      { moment: file.present.at },
      ctx.t(file.state === 'waiting' ? 'document_room_waits' : 'document_room_released'),
      file.content.size,
      sha256,
    ]),
  })

async function peopleSheet(ctx: Context, room: RoomRow): Promise<WrittenSheet> {
  const roles = new Map((await readRoles(ctx)).map((role) => [role.id, titleOf(ctx, role)]))
  const guests = await readGuests(ctx, room.id)
  return sheetOf(ctx, 'document_room_people', {
    columns: [
      ['document_room_name', 28],
      ['document_room_company', 28],
      ['document_room_email', 32],
      ['document_room_role', 24],
      ['document_room_invited_at', 18],
      ['document_room_registered_at', 18],
      ['document_room_terms_version', 14],
      ['document_room_terms_accepted_at', 18],
    ],
    rows: guests.map((one) => [
      guestName(one),
      one.company,
      one.email,
      roles.get(one.roleId) ?? '',
      { moment: one.invitedAt },
      one.registeredAt && { moment: one.registeredAt },
      one.termsVersion || null,
      one.termsAcceptedAt && { moment: one.termsAcceptedAt },
    ]),
  })
}

async function termsSheet(ctx: Context, room: RoomRow): Promise<WrittenSheet> {
  const versions = await ctx.db
    .select()
    .from(roomTerms)
    .where(and(eq(roomTerms.workspaceId, ctx.workspace.id), eq(roomTerms.roomId, room.id)))
    .orderBy(asc(roomTerms.versionNumber))
  return sheetOf(ctx, 'document_room_terms', {
    columns: [
      ['document_room_log_version', 10],
      ['document_room_since', 18],
      ['document_room_terms_de', 80],
      ['document_room_terms_fr', 80],
    ],
    rows: versions.map((one) => [one.versionNumber, { moment: one.createdAt }, one.textDe, one.textFr]),
  })
}
