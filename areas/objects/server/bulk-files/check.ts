// Checks many files before anything is stored, one after the other in the order in which they will be stored.

import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { fileCategories, maxBulkFiles, type CheckedFile, type FileObject } from '../../contract/bulk-files.ts'
import { categoryOf, matcherOf, shownSuffixes, type FileCategory } from '../../rules/files/file-match.ts'
import { placeFor, problemOfFile, type Standing } from '../../rules/files/file-place.ts'
import { propertyObject } from '../tables.ts'
import { fileLimits, problemValues } from './limits.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/bulk-files.ts'

export const getBulkFiles = handler(contract.getBulkFiles, { permission: 'object_write' }, async (ctx) => {
  return {
    maxFiles: maxBulkFiles,
    maxMegabytes: fileLimits.maxMegabytes,
    maxImages: fileLimits.maxImages,
    types: [...fileLimits.types],
    categories: fileCategories.map((key) => ({
      key,
      displayName: categoryWord(ctx, key),
      suffixes: key === 'image' ? [] : [...shownSuffixes[key]],
    })),
  }
})

export const categoryWord = (ctx: Context, key: FileCategory): string =>
  ctx.t(key === 'image' ? 'objects_files_image' : `objects_document_${key}`)

const shown = {
  id: propertyObject.id,
  title: propertyObject.title,
  referenceNumber: propertyObject.referenceNumber,
}

export const checkBulkFiles = handler(
  contract.checkBulkFiles,
  { permission: 'object_write' },
  async (ctx, { body }) => {
    const objects: FileObject[] = await ctx.db
      .select(shown)
      .from(propertyObject)
      .where(eq(propertyObject.workspaceId, ctx.workspace.id))
    const byId = new Map(objects.map((object) => [object.id, object]))
    const match = matcherOf(objects)
    const matched = body.files.map((file) => {
      const { objects: found, rest } = match(file.name)
      const chosen = file.objectId === undefined ? (found.length === 1 ? found[0] : undefined) : byId.get(file.objectId)
      const category = file.category ?? categoryOf(rest, file.contentType)
      return { file, category, object: chosen ?? null, candidates: chosen ? [] : found.slice(0, 20) }
    })
    const ids = new Set(matched.flatMap(({ object }) => object?.id ?? []))
    const standing = await standingOf(ctx, [...ids])
    const files = matched.map(({ file, category, object, candidates }): CheckedFile => {
      const told = { name: file.name, object, candidates: [...candidates], category }
      const refused = (key: string, values = {}) => ({
        ...told,
        outcome: 'refused' as const,
        replaces: null,
        problem: ctx.t(key, values),
      })
      const problem = problemOfFile({ ...file, category }, fileLimits)
      if (problem) return refused(problem, problemValues)
      if (!object) return refused(candidates.length > 1 ? 'objects_files_several' : 'objects_files_no_object')
      const place = placeFor(standing.get(object.id) ?? [], { category, sha256: file.sha256 }, fileLimits)
      if (place.outcome === 'refused') return refused(place.reason, { max: fileLimits.maxImages })
      // Takes this file into account for the next ones.
      const now = (standing.get(object.id) ?? []).filter(
        ({ id }) => place.outcome !== 'replaced' || id !== place.goes.id,
      )
      if (place.outcome !== 'present') now.push({ id: null, name: file.name, category, sha256: file.sha256 })
      standing.set(object.id, now)
      const replaces = place.outcome === 'replaced' ? place.goes.name : null
      return { ...told, outcome: place.outcome, replaces, problem: null }
    })
    return { files }
  },
)

async function standingOf(ctx: Context, objectIds: readonly string[]): Promise<Map<string, Standing[]>> {
  if (objectIds.length === 0) return new Map()
  const rows = await ctx.db
    .select()
    .from(storedFile)
    .where(
      and(
        eq(storedFile.workspaceId, ctx.workspace.id),
        eq(storedFile.ownerKind, 'object'),
        inArray(storedFile.ownerId, [...objectIds]),
      ),
    )
  const byObject = new Map<string, Standing[]>()
  for (const { ownerId, id, name, category, sha256 } of rows) {
    const others = byObject.get(ownerId ?? '') ?? []
    byObject.set(ownerId ?? '', [...others, { id, name, category, sha256: sha256.toString('hex') }])
  }
  return byObject
}

export const findFileObjects = handler(
  contract.findFileObjects,
  { permission: 'object_write' },
  async (ctx, { query }) => {
    const words = query.search.replaceAll(/[\\%_]/g, '\\$&')
    const objects = await ctx.db
      .select(shown)
      .from(propertyObject)
      .where(
        and(
          eq(propertyObject.workspaceId, ctx.workspace.id),
          sql`${propertyObject.searchText} like '%' || folded(${words}) || '%'`,
        ),
      )
      .orderBy(asc(propertyObject.referenceNumber), asc(propertyObject.id))
      .limit(20)
    return { objects }
  },
)
