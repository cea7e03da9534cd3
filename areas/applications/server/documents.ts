// A document that the household handed in, streamed to staff who may read applications.

import { and, eq } from 'drizzle-orm'
import { storedFile } from '#platform/server/files/tables.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { ServedFile } from '#platform/server/http/file-route.ts'
import type { Received } from '#platform/server/http/received.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { getApplicationDocument } from '../contract/application.ts'
import { applicationDocument } from './tables.ts'

export async function serveDocument(
  ctx: StaffContext,
  { params }: Received<typeof getApplicationDocument>,
): Promise<ServedFile> {
  const [row] = await ctx.db
    .select({ file: storedFile })
    .from(applicationDocument)
    .innerJoin(
      storedFile,
      and(eq(storedFile.workspaceId, applicationDocument.workspaceId), eq(storedFile.id, applicationDocument.fileId)),
    )
    .where(
      and(
        eq(applicationDocument.workspaceId, ctx.workspace.id),
        eq(applicationDocument.applicationId, params.id),
        eq(applicationDocument.fileId, params.fileId),
      ),
    )
  if (!row) throw notFound('applications_document_not_found')
  const { name, contentType, size, storageKey } = row.file
  return { name, contentType, size, content: await ctx.house.files.get(storageKey), inline: true }
}
