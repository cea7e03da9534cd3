// Operations for other areas on uploads: claim the user's own uploads, and release files that are no longer needed.

import { and, eq, inArray, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { pictureSizes } from '#platform/contract/file.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { sizeKey } from '#platform/server/files/derived-files.ts'
import { drawSize } from '#platform/server/files/pictures.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { notFound } from '#platform/server/app-error.ts'
import { contentOf, removeContentsJob } from './contents.ts'

export type StoredFile = typeof storedFile.$inferSelect

/** Returns unclaimed uploads of the acting person; any other file counts as not found. */
export async function findOwnUploads(ctx: StaffContext, ids: readonly string[]): Promise<Map<string, StoredFile>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select()
    .from(storedFile)
    .where(
      and(
        eq(storedFile.workspaceId, ctx.workspace.id),
        inArray(storedFile.id, [...ids]),
        isNull(storedFile.ownerKind),
        eq(storedFile.uploadedBy, ctx.user.id),
      ),
    )
    .for('update')
  if (rows.length < new Set(ids).size) throw notFound('files_not_found')
  return new Map(rows.map((row) => [row.id, row]))
}

/** Deletes the rows now and the contents after commit. */
export async function letGoOf(ctx: Context, files: readonly StoredFile[]): Promise<void> {
  if (files.length === 0) return
  const ids = files.map(({ id }) => id)
  await ctx.db.delete(storedFile).where(and(eq(storedFile.workspaceId, ctx.workspace.id), inArray(storedFile.id, ids)))
  await ctx.enqueue(removeContentsJob, { storageKeys: files.map(({ storageKey }) => storageKey) })
}

export const makeSizesJob = 'make-picture-sizes'
const jobData = z.object({ id: z.string() })

/** Runs after commit; until then the uploaded original is shown. */
export async function makeSizes(ctx: Context, data: unknown): Promise<(() => Promise<void>) | void> {
  const { id } = jobData.parse(data)
  const [row] = await ctx.db.select().from(storedFile).where(thisFile(ctx, id))
  if (row) return () => drawSizes(ctx, row)
}

const thisFile = (ctx: Context, id: string) => and(eq(storedFile.workspaceId, ctx.workspace.id), eq(storedFile.id, id))

/** Images are resized outside a transaction. */
async function drawSizes(ctx: Context, row: StoredFile): Promise<void> {
  const original = await contentOf(ctx, row.storageKey)
  const sizes: StoredFile['sizes'] = {}
  for (const size of pictureSizes) {
    const drawn = await drawSize(ctx.services, original, size)
    if (!drawn) return
    await ctx.services.files.put(sizeKey(row.storageKey, size), drawn)
    sizes[size] = drawn.length
  }
  await asSystem(ctx.services, ctx.workspace, async (fresh) => {
    await fresh.db.update(storedFile).set({ sizes }).where(thisFile(fresh, row.id))
  })
}
