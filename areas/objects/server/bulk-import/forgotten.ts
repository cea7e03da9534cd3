// Deletes uploads that were never imported, since they contain data about people's homes.

import { and, eq, inArray, lt } from 'drizzle-orm'
import { letGoOf } from '#areas/files/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { objectImport } from './tables.ts'

export const forgetImportsJob = 'forget-unused-imports'

const keptFor = 7 * 86_400_000

export async function forgetImports(ctx: Context): Promise<void> {
  const gone = await ctx.db
    .delete(objectImport)
    .where(
      and(
        eq(objectImport.workspaceId, ctx.workspace.id),
        eq(objectImport.state, 'prepared'),
        lt(objectImport.createdAt, new Date(ctx.now.getTime() - keptFor)),
      ),
    )
    .returning({ id: objectImport.id })
  if (gone.length === 0) return
  const ids = gone.map(({ id }) => id)
  const files = await ctx.db
    .select()
    .from(storedFile)
    .where(
      and(
        eq(storedFile.workspaceId, ctx.workspace.id),
        eq(storedFile.ownerKind, 'import'),
        inArray(storedFile.ownerId, ids),
      ),
    )
  await letGoOf(ctx, files)
}
