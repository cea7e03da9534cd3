// Files of a room with the stored content of their present version.

import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { StoredFile } from '#areas/files/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/app-error.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { roomFile, roomFileVersion } from '../tables.ts'

export type RoomFileRow = typeof roomFile.$inferSelect

export interface RoomFile extends RoomFileRow {
  content: Pick<StoredFile, 'id' | 'storageKey' | 'contentType' | 'size' | 'sha256'>
  /** Author and time of the present version. */
  present: { by: string; userId: string | null; at: Date }
}

const ofPresentVersion = and(
  eq(roomFileVersion.workspaceId, roomFile.workspaceId),
  eq(roomFileVersion.fileId, roomFile.id),
  eq(roomFileVersion.versionNumber, roomFile.contentVersion),
)

const itsContent = and(
  eq(storedFile.workspaceId, roomFileVersion.workspaceId),
  eq(storedFile.id, roomFileVersion.storedFileId),
)

async function readWhere(ctx: Context, where: SQL | undefined): Promise<RoomFile[]> {
  const rows = await ctx.db
    .select({ file: roomFile, version: roomFileVersion, content: storedFile })
    .from(roomFile)
    .innerJoin(roomFileVersion, ofPresentVersion)
    .innerJoin(storedFile, itsContent)
    .where(and(eq(roomFile.workspaceId, ctx.workspace.id), where))
    .orderBy(asc(roomFile.position), asc(roomFile.id))
  return rows.map(({ file, version, content }) => ({
    ...file,
    content,
    present: { by: version.uploadedByName, userId: version.uploadedBy, at: version.createdAt },
  }))
}

export const readFiles = (ctx: Context, roomId: string): Promise<RoomFile[]> =>
  readWhere(ctx, eq(roomFile.roomId, roomId))

/** A file of another room counts as not found. */
export async function findFile(ctx: Context, roomId: string, id: string): Promise<RoomFile> {
  const [file] = await readWhere(ctx, and(eq(roomFile.roomId, roomId), eq(roomFile.id, id)))
  if (!file) throw notFound('files_not_found')
  return file
}

export const thisFile = (ctx: Context, id: string) =>
  and(eq(roomFile.workspaceId, ctx.workspace.id), eq(roomFile.id, id))

export const inCategory = (ctx: Context, categoryId: string) =>
  and(eq(roomFile.workspaceId, ctx.workspace.id), eq(roomFile.categoryId, categoryId))

/** Contents of all versions of these files, to delete them. */
export function contentsOfFiles(ctx: Context, where: SQL | undefined): Promise<StoredFile[]> {
  return ctx.db
    .select({ content: storedFile })
    .from(roomFile)
    .innerJoin(
      roomFileVersion,
      and(eq(roomFileVersion.workspaceId, roomFile.workspaceId), eq(roomFileVersion.fileId, roomFile.id)),
    )
    .innerJoin(storedFile, itsContent)
    .where(and(eq(roomFile.workspaceId, ctx.workspace.id), where))
    .then((rows) => rows.map(({ content }) => content))
}
