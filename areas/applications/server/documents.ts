// A document that the household handed in, streamed to staff who may read applications.

import type { StaffContext } from '#platform/server/context.ts'
import type { ServedFile } from '#platform/server/http/file-route.ts'
import type { Received } from '#platform/server/http/received.ts'
import type { getApplicationDocument } from '../contract/application.ts'
import { findPaper } from './papers.ts'

export async function serveDocument(
  ctx: StaffContext,
  { params }: Received<typeof getApplicationDocument>,
): Promise<ServedFile> {
  const { name, contentType, size, storageKey } = (await findPaper(ctx, params.id, params.fileId)).file
  return { name, contentType, size, content: await ctx.house.files.get(storageKey), inline: true }
}
