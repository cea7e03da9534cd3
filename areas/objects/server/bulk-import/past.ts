// Lists the importable fields and the past imports.

import { and, desc, eq, ne } from 'drizzle-orm'
import { fileAddress } from '#areas/files/rules/file-address.ts'
import type { PastImport } from '../../contract/bulk-import.ts'
import { importKeys } from '../../rules/import/import-fields.ts'
import { objectKinds } from '#areas/buildings/rules/object-state.ts'
import { labelOf } from './check.ts'
import type { ImportRow } from './source.ts'
import { objectImport, objectImportMapping } from './tables.ts'
import { kindText } from './words.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/bulk-import.ts'

export const getBulkImport = handler(contract.getBulkImport, { permission: 'object_write' }, async (ctx, _received) => {
  const workspaceId = ctx.workspace.id
  const imports = await ctx.db
    .select()
    .from(objectImport)
    .where(and(eq(objectImport.workspaceId, workspaceId), ne(objectImport.state, 'prepared')))
    .orderBy(desc(objectImport.doneAt))
    .limit(20)
  const remembered = await ctx.db
    .select()
    .from(objectImportMapping)
    .where(eq(objectImportMapping.workspaceId, workspaceId))
    .orderBy(desc(objectImportMapping.usedAt))
    .limit(20)
  return {
    fields: importKeys.map((key) => ({
      key,
      displayName: labelOf(ctx, key),
      group: key.startsWith('building_') ? ('building' as const) : ('object' as const),
    })),
    kinds: objectKinds.map((value) => ({ value, displayName: ctx.t(kindText(value)) })),
    remembered: remembered.map(({ meanings, usedAt }) => ({
      headings: Object.keys(meanings),
      usedAt: usedAt.toISOString(),
    })),
    imports: imports.map(told),
  }
})

export const told = (row: ImportRow): PastImport => ({
  id: row.id,
  fileName: row.fileName,
  fileUrl: fileAddress.protected(row.id, row.fileName),
  state: row.state === 'undone' ? 'undone' : 'done',
  by: row.createdByName,
  at: (row.doneAt ?? row.createdAt).toISOString(),
  undoneAt: row.undoneAt?.toISOString() ?? null,
  counts: { created: row.created, changed: row.changed, unchanged: row.unchanged, rejected: row.rejected },
  kept: row.kept.map((one) => ({ ...one, isBuilding: one.isBuilding ?? false })),
})
