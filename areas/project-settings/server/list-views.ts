// Saved views of a list: only the owner may change or delete one; the team may use a shared one.

import { and, eq, or, sql } from 'drizzle-orm'
import type { StaffContext } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { fieldRefusal, notFound } from '#platform/server/app-error.ts'
import { tableView } from '#platform/server/table/tables.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '#platform/contract/table-settings.ts'

/** A view of the same owner with the same name is overwritten and keeps its id. */
export const saveTableView = handler(
  contract.saveTableView,
  { permission: 'permit' },
  async (ctx, { params, body }) => {
    const { tableKey } = params
    const alike = await viewsNamed(ctx, tableKey, body.name)
    if (alike.some(({ ownerId }) => ownerId !== ctx.user.id)) throw fieldRefusal('name', 'table_view_name_taken')
    const fields = { name: body.name, isShared: body.shared, query: body.query }
    const [own] = alike
    const [saved] = own
      ? await ctx.db
          .update(tableView)
          .set(fields)
          .where(ownView(ctx, { tableKey, id: own.id }))
          .returning()
      : await ctx.db
          .insert(tableView)
          .values({ workspaceId: ctx.workspace.id, id: newId(), tableKey, ownerId: ctx.user.id, ...fields })
          // Saved at the same time by the same person in another tab.
          .onConflictDoUpdate({
            target: [tableView.workspaceId, tableView.tableKey, tableView.ownerId, tableView.name],
            set: fields,
          })
          .returning()
    if (!saved) throw new Error('the view was not saved')
    return { view: viewOf(saved) }
  },
)

export const renameTableView = handler(
  contract.renameTableView,
  { permission: 'permit' },
  async (ctx, { params, body }) => {
    const alike = await viewsNamed(ctx, params.tableKey, body.name)
    if (alike.some(({ id }) => id !== params.id)) throw fieldRefusal('name', 'table_view_name_taken')
    const [renamed] = await ctx.db.update(tableView).set({ name: body.name }).where(ownView(ctx, params)).returning()
    if (!renamed) throw notFound()
    return { view: viewOf(renamed) }
  },
)

const viewOf = ({ id, name, isShared, query }: typeof tableView.$inferSelect) => ({
  id,
  name,
  shared: isShared,
  mine: true,
  query,
})

const ownView = (ctx: StaffContext, { tableKey, id }: { tableKey: string; id: string }) =>
  and(
    eq(tableView.workspaceId, ctx.workspace.id),
    eq(tableView.tableKey, tableKey),
    eq(tableView.id, id),
    eq(tableView.ownerId, ctx.user.id),
  )

/** Views in the person's menu with this name, in any case and with or without accents. */
const viewsNamed = (ctx: StaffContext, tableKey: string, name: string) =>
  ctx.db
    .select({ id: tableView.id, ownerId: tableView.ownerId })
    .from(tableView)
    .where(
      and(
        eq(tableView.workspaceId, ctx.workspace.id),
        eq(tableView.tableKey, tableKey),
        or(eq(tableView.ownerId, ctx.user.id), eq(tableView.isShared, true)),
        sql`folded(${tableView.name}) = folded(${name})`,
      ),
    )

export const deleteTableView = handler(contract.deleteTableView, { permission: 'permit' }, async (ctx, { params }) => {
  const deleted = await ctx.db.delete(tableView).where(ownView(ctx, params)).returning({ id: tableView.id })
  if (deleted.length === 0) throw notFound()
  return {}
})
