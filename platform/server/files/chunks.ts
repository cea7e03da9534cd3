// Chunked uploads. Each chunk is stored as separate content in the file store, so that any process may receive the
// next one; the row lists the chunks of an upload and the bytes received.

import { and, desc, eq, isNull, lt } from 'drizzle-orm'
import { Readable } from 'node:stream'
import type { UploadedFile } from '../../contract/file.ts'
import type { Context, Services } from '../context.ts'
import { AppError } from '../app-error.ts'
import { uploadInPieces } from './tables.ts'

export interface Upload {
  /** Target of the file; the same id with another target is another upload. */
  place: string
  /** Chosen by the client. */
  id: string
}

export interface Announced extends Upload {
  name: string
  /** Size of the whole file, in bytes. */
  size: number
}

export type UploadRow = typeof uploadInPieces.$inferSelect

/** Limit of unfinished uploads per place; beyond it the oldest is dropped. */
const mostBegun = 20
/** Limit of chunks per file: high enough for a connection that breaks often. */
const mostPieces = 1000
const keptFor = 86_400_000

const thisOne = (ctx: Context, { place, id }: Upload) =>
  and(eq(uploadInPieces.workspaceId, ctx.workspace.id), eq(uploadInPieces.place, place), eq(uploadInPieces.id, id))

export async function lookForUpload(ctx: Context, upload: Upload): Promise<UploadRow | undefined> {
  const [row] = await ctx.db.select().from(uploadInPieces).where(thisOne(ctx, upload))
  return row
}

/** Locks the row until the end of the transaction; a second concurrent request then sees the chunks of the first. */
export async function lockUpload(ctx: Context, upload: Upload): Promise<UploadRow | undefined> {
  const [row] = await ctx.db.select().from(uploadInPieces).where(thisOne(ctx, upload)).for('update')
  return row
}

interface Chunk {
  storageKey: string
  offset: number
  length: number
}

/** Returns the progress of the upload. A chunk that does not begin at the current offset is ignored. */
export async function joinChunk(ctx: Context, upload: Announced, chunk: Chunk): Promise<UploadRow> {
  const { place, id, name, size } = upload
  const begun = { workspaceId: ctx.workspace.id, place, id, name, size, updatedAt: ctx.now }
  await ctx.db.insert(uploadInPieces).values(begun).onConflictDoNothing()
  const row = await lockUpload(ctx, upload)
  if (!row || row.name !== name || row.size !== size || row.pieces.length >= mostPieces)
    throw new AppError('general_upload_error', { status: 422 })
  if (row.answer || row.arrived !== chunk.offset || chunk.length === 0) return row
  const next = { arrived: row.arrived + chunk.length, pieces: [...row.pieces, chunk.storageKey], updatedAt: ctx.now }
  await ctx.db.update(uploadInPieces).set(next).where(thisOne(ctx, upload))
  return { ...row, ...next }
}

/** Returns unfinished uploads at this place in excess of `mostBegun`, the oldest ones. */
export async function findSurplus(ctx: Context, { place }: Upload): Promise<UploadRow[]> {
  return ctx.db
    .select()
    .from(uploadInPieces)
    .where(
      and(
        eq(uploadInPieces.workspaceId, ctx.workspace.id),
        eq(uploadInPieces.place, place),
        isNull(uploadInPieces.answer),
      ),
    )
    .orderBy(desc(uploadInPieces.updatedAt), desc(uploadInPieces.id))
    .offset(mostBegun)
}

export async function keepAnswer(ctx: Context, upload: Upload, answer: UploadedFile): Promise<void> {
  await ctx.db.update(uploadInPieces).set({ answer, updatedAt: ctx.now }).where(thisOne(ctx, upload))
}

/** Returns the chunks as one stream. */
export const contentOf = (services: Services, { pieces }: UploadRow): Readable =>
  Readable.from(
    (async function* () {
      for (const key of pieces) yield* await services.files.get(key)
    })(),
    { objectMode: false },
  )

/** Removes contents first: if a removal fails, the row stays and a later night retries. */
export async function letGo(ctx: Context, uploads: readonly UploadRow[]): Promise<void> {
  for (const row of uploads) {
    for (const key of row.pieces) await ctx.services.files.remove(key)
    await ctx.db.delete(uploadInPieces).where(thisOne(ctx, row))
  }
}

export const forgetChunksJob = 'forget-upload-pieces'

export async function forgetChunks(ctx: Context): Promise<void> {
  const since = new Date(ctx.now.getTime() - keptFor)
  const old = await ctx.db
    .select()
    .from(uploadInPieces)
    .where(and(eq(uploadInPieces.workspaceId, ctx.workspace.id), lt(uploadInPieces.updatedAt, since)))
  await letGo(ctx, old)
}
