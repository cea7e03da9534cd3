// Saved list settings: columns for the project, personal and shared views.

import { z } from 'zod'
import type { StaffContext } from '../context.ts'

const columnSettings = z.array(z.object({ key: z.string(), visible: z.boolean() }))
export type ColumnSetting = z.infer<typeof columnSettings>[number]

export async function readColumnSettings(ctx: StaffContext, tableKey: string): Promise<ColumnSetting[]> {
  const { rows } = await ctx.client.query<{ columns: unknown }>({
    name: 'table-columns',
    text: 'select columns from table_setting where workspace_id = $1 and table_key = $2',
    values: [ctx.workspace.id, tableKey],
  })
  return columnSettings.catch([]).parse(rows[0]?.columns ?? [])
}

export interface StoredView {
  id: string
  name: string
  shared: boolean
  query: string
  ownerId: string
}

/** Own views first, then shared ones, each sorted by name. */
export async function readViews(ctx: StaffContext, tableKey: string): Promise<StoredView[]> {
  const { rows } = await ctx.client.query<StoredView>({
    name: 'table-views',
    text: `select id, name, is_shared as shared, query, owner_id as "ownerId" from table_view
      where workspace_id = $1 and table_key = $2 and (owner_id = $3 or is_shared)
      order by owner_id <> $3, folded(name), id`,
    values: [ctx.workspace.id, tableKey, ctx.user.id],
  })
  return rows
}
