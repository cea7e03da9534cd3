// Saved views of a list: the owner changes and deletes, the team may use a shared one.

import { and, eq } from 'drizzle-orm'
import type { AnswerOf } from '#platform/contract/endpoint.ts'
import type { deleteTableView, saveTableView } from '#platform/contract/table-settings.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { Received } from '#platform/server/http/received.ts'
import { newId } from '#platform/server/ids.ts'
import { notFound } from '#platform/server/refusal.ts'
import { tableView } from '#platform/server/table/tables.ts'

/** A view of the same person with the same name is replaced and keeps its id. */
export async function saveView(
  ctx: StaffContext,
  { params, body }: Received<typeof saveTableView>,
): Promise<AnswerOf<typeof saveTableView>> {
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
}

export async function deleteView(
  ctx: StaffContext,
  { params }: Received<typeof deleteTableView>,
): Promise<AnswerOf<typeof deleteTableView>> {
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
}
