// Cached definitions of published versions. A version is immutable and about 100 kB, and each save of an answer needs
// it, so each process parses it once.

import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/app-error.ts'
import { formDefinition, type FormDefinition } from '../rules/form-definition.ts'
import { applicationForm } from './tables.ts'

const mostKept = 200

/** LRU cache: the most recently used entries are last. */
const kept = new Map<string, FormDefinition>()

/** Reads a version of this workspace. The cached object is shared, so callers must not modify it. */
export async function definitionOf(ctx: Context, versionId: string): Promise<FormDefinition> {
  const key = `${ctx.workspace.id} ${versionId}`
  const definition = kept.get(key) ?? (await readDefinition(ctx, versionId))
  kept.delete(key)
  kept.set(key, definition)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest) kept.delete(oldest)
  return definition
}

async function readDefinition(ctx: Context, versionId: string): Promise<FormDefinition> {
  const [row] = await ctx.db
    .select({ definition: applicationForm.definition })
    .from(applicationForm)
    .where(and(eq(applicationForm.workspaceId, ctx.workspace.id), eq(applicationForm.id, versionId)))
  if (!row) throw notFound()
  return formDefinition.parse(row.definition)
}
