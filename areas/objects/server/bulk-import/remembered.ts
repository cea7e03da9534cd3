// Meanings of columns, remembered per workspace and set of headings.

import { and, eq } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { Context } from '#platform/server/context.ts'
import type { ImportReading } from '../../contract/bulk-import.ts'
import type { ImportKey } from '../../rules/import/import-fields.ts'
import { foldedHeading } from '../../rules/import/import-headings.ts'
import { objectImportMapping } from './tables.ts'

/** Hash of the set of headings, independent of their order. */
const sourceOf = (headings: readonly string[]): string =>
  createHash('sha256')
    .update([...new Set(headings.map(foldedHeading))].toSorted().join(' '))
    .digest('hex')

export async function meaningsOf(ctx: Context, headings: readonly string[]) {
  const [row] = await ctx.db
    .select()
    .from(objectImportMapping)
    .where(
      and(eq(objectImportMapping.workspaceId, ctx.workspace.id), eq(objectImportMapping.headings, sourceOf(headings))),
    )
  if (!row) return null
  const taken = new Set<ImportKey>()
  const mapping = headings.map((heading) => {
    const key = row.meanings[foldedHeading(heading)]
    if (!key || taken.has(key)) return null
    taken.add(key)
    return key
  })
  return { mapping, kind: row.kind }
}

export async function rememberMeanings(
  ctx: Context,
  headings: readonly string[],
  reading: ImportReading,
): Promise<void> {
  const pairs = headings.flatMap((heading, column): [string, ImportKey][] => {
    const key = reading.mapping[column]
    return key && foldedHeading(heading) !== '' ? [[foldedHeading(heading), key]] : []
  })
  const kept = { meanings: Object.fromEntries(pairs), kind: reading.kind, usedAt: ctx.now }
  await ctx.db
    .insert(objectImportMapping)
    .values({ workspaceId: ctx.workspace.id, headings: sourceOf(headings), ...kept })
    .onConflictDoUpdate({ target: [objectImportMapping.workspaceId, objectImportMapping.headings], set: kept })
}
