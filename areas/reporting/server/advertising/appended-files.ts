// Uploads that are appended to an advertising report. They are kept until the PDF contains them.

import { and, asc, eq } from 'drizzle-orm'
import { letGoOf, type StoredFile } from '#areas/files/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'

export const appendedCategory = 'appended'

const ofReport = (ctx: Context, reportId: string) =>
  and(
    eq(storedFile.workspaceId, ctx.workspace.id),
    eq(storedFile.ownerKind, 'report'),
    eq(storedFile.ownerId, reportId),
    eq(storedFile.category, appendedCategory),
  )

/** In the order of the upload. */
export const appendedFiles = (ctx: Context, reportId: string): Promise<StoredFile[]> =>
  ctx.db.select().from(storedFile).where(ofReport(ctx, reportId)).orderBy(asc(storedFile.position))

export async function letGoOfAppended(ctx: Context, reportId: string): Promise<void> {
  await letGoOf(ctx, await appendedFiles(ctx, reportId))
}
