// Order and visibility of a list's columns, for everybody in the project.

import { sql } from 'drizzle-orm'
import type { AnswerOf } from '#platform/contract/endpoint.ts'
import type { saveListColumns } from '#platform/contract/table-settings.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { Received } from '#platform/server/http/received.ts'
import { fieldRefusal } from '#platform/server/refusal.ts'
import { tableSetting } from '#platform/server/table/tables.ts'

export async function saveColumns(
  ctx: StaffContext,
  { params, body }: Received<typeof saveListColumns>,
): Promise<AnswerOf<typeof saveListColumns>> {
  const columns = body.value
  if (new Set(columns.map((column) => column.key)).size < columns.length) {
    throw fieldRefusal('value', 'general_value_not_valid')
  }
  // A list with nothing in it could not be brought back by what it shows.
  if (!columns.some((column) => column.visible)) throw fieldRefusal('value', 'table_columns_none_visible')
  await ctx.db
    .insert(tableSetting)
    .values({ workspaceId: ctx.workspace.id, tableKey: params.key, columns })
    .onConflictDoUpdate({
      target: [tableSetting.workspaceId, tableSetting.tableKey],
      set: { columns, version: sql`${tableSetting.version} + 1` },
    })
  ctx.record({
    event: 'list.columns_arranged',
    subject: { kind: 'workspace', id: ctx.workspace.id, title: params.key },
    changes: [{ field: 'columns', old: null, new: columns.filter((one) => one.visible).map((one) => one.key) }],
  })
  return {}
}
