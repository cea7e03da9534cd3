// Saved views of a list: only the owner may change or delete one; the team may use a shared one.

import { and, eq } from 'drizzle-orm'
import { newId } from '#platform/server/ids.ts'
import { notFound } from '#platform/server/app-error.ts'
import { tableView } from '#platform/server/table/tables.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '#platform/contract/table-settings.ts'

/** A view of the same owner with the same name is overwritten and keeps its id. */
export const saveTableView = handler(
  contract.saveTableView,
  { permission: 'permit' },
  async (ctx, { params, body }) => {
    const fields = { isShared: body.shared, query: body.query }
    const [saved] = await ctx.db
      .insert(tableView)
      .values({
        workspaceId: ctx.workspace.id,
        id: newId(),
        tableKey: params.tableKey,
        ownerId: ctx.user.id,
        name: body.name,
        ...fields,
      })
      .onConflictDoUpdate({
        target: [tableView.workspaceId, tableView.tableKey, tableView.ownerId, tableView.name],
        set: fields,
      })
      .returning()
    if (!saved) throw new Error('the view was not saved')
    return { view: { id: saved.id, name: saved.name, shared: saved.isShared, mine: true, query: saved.query } }
  },
)

export const deleteTableView = handler(contract.deleteTableView, { permission: 'permit' }, async (ctx, { params }) => {
  const deleted = await ctx.db
    .delete(tableView)
    .where(
      and(
        eq(tableView.workspaceId, ctx.workspace.id),
        eq(tableView.tableKey, params.tableKey),
        eq(tableView.id, params.id),
        eq(tableView.ownerId, ctx.user.id),
      ),
    )
    .returning({ id: tableView.id })
  if (deleted.length === 0) throw notFound()
  return {}
})
