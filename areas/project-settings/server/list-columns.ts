// Order and visibility of a list's columns, shared by the whole project.

import { sql } from 'drizzle-orm'
import { fieldRefusal } from '#platform/server/app-error.ts'
import { tableSetting } from '#platform/server/table/tables.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '#platform/contract/table-settings.ts'

export const saveListColumns = handler(
  contract.saveListColumns,
  { permission: 'shared_view_settings' },
  async (ctx, { params, body }) => {
    const columns = body.value
    if (new Set(columns.map((column) => column.key)).size < columns.length) {
      throw fieldRefusal('value', 'general_value_not_valid')
    }
    // At least one column must stay visible: an empty list offers no way to show columns again.
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
  },
)
