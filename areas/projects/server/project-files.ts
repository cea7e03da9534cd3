// Pictures and documents of a project. They are never public: the teaser shows pictures by a call of its own.

import { and, asc, eq } from 'drizzle-orm'
import { letGoOf, type StoredFile } from '#areas/files/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'

export const projectOwnerKind = 'b2b_project'

export const fileRowsOf = (ctx: Context, projectId: string): Promise<StoredFile[]> =>
  ctx.db
    .select()
    .from(storedFile)
    .where(
      and(
        eq(storedFile.workspaceId, ctx.workspace.id),
        eq(storedFile.ownerKind, projectOwnerKind),
        eq(storedFile.ownerId, projectId),
      ),
    )
    .orderBy(asc(storedFile.position), asc(storedFile.id))

export const removeFilesOf = async (ctx: Context, projectId: string): Promise<void> =>
  letGoOf(ctx, await fileRowsOf(ctx, projectId))
