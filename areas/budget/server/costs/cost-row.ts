// Finds, locks and changes costs.

import { and, eq, ne } from 'drizzle-orm'
import { notFound } from '#platform/server/app-error.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import type { Standing } from '../../rules/cost-can.ts'
import { budgetCost } from '../tables.ts'
import { lockCategory } from './category-row.ts'

export type CostRow = typeof budgetCost.$inferSelect

const thisCost = (ctx: Context, id: string) => and(eq(budgetCost.workspaceId, ctx.workspace.id), eq(budgetCost.id, id))

export async function findCost(ctx: Context, id: string): Promise<CostRow> {
  const [row] = await ctx.db.select().from(budgetCost).where(thisCost(ctx, id))
  if (!row) throw notFound('budget_cost_not_found')
  return row
}

/** Category first, then the cost: whether a cost is the last one stays true until the commit. */
export async function lockCost(ctx: Context, id: string): Promise<CostRow> {
  const { categoryId } = await findCost(ctx, id)
  await lockCategory(ctx, categoryId)
  const [row] = await ctx.db.select().from(budgetCost).where(thisCost(ctx, id)).for('update')
  if (!row) throw notFound('budget_cost_not_found')
  return row
}

type Fields = Partial<Omit<typeof budgetCost.$inferInsert, 'workspaceId' | 'id' | 'version' | 'updatedAt'>>

/** Requires a row lock. Each change increments the version. */
export async function changeCost(ctx: Context, row: CostRow, fields: Fields): Promise<CostRow> {
  const [changed] = await ctx.db
    .update(budgetCost)
    .set({ ...fields, version: row.version + 1, updatedAt: ctx.now })
    .where(and(thisCost(ctx, row.id), eq(budgetCost.state, row.state), eq(budgetCost.version, row.version)))
    .returning()
  if (!changed) throw notFound('budget_cost_not_found')
  return changed
}

export async function removeRow(ctx: Context, { id, state }: CostRow): Promise<void> {
  await ctx.db.delete(budgetCost).where(and(thisCost(ctx, id), eq(budgetCost.state, state)))
}

export async function standingOf(ctx: StaffContext, row: CostRow): Promise<Standing> {
  const [other] = await ctx.db
    .select({ id: budgetCost.id })
    .from(budgetCost)
    .where(
      and(
        eq(budgetCost.workspaceId, ctx.workspace.id),
        eq(budgetCost.categoryId, row.categoryId),
        ne(budgetCost.id, row.id),
      ),
    )
    .limit(1)
  return { state: row.state, isLast: other === undefined, submittedBy: row.submittedBy, by: ctx.user.id }
}

export async function nextNumber(ctx: Context, name: 'budget_cost' | 'budget_invoice'): Promise<number> {
  const { rows } = await ctx.client.query<{ last: string }>(
    `insert into number_sequence as s (workspace_id, name, last) values ($1, $2, 1)
      on conflict (workspace_id, name) do update set last = s.last + 1 returning last`,
    [ctx.workspace.id, name],
  )
  return Number(rows[0]?.last)
}

/** Number, title, supplier, reference and object, folded like search input. */
export async function refreshSearchText(ctx: Context, id: string, objectName: string | null): Promise<void> {
  await ctx.client.query(
    `update budget_cost set search_text =
        folded(concat_ws(' ', number, title, supplier, platform, reference, $3::text))
      where workspace_id = $1 and id = $2`,
    [ctx.workspace.id, id, objectName],
  )
}

export const subjectOf = ({ id, number, title }: Pick<CostRow, 'id' | 'number' | 'title'>) => ({
  kind: 'budget_cost',
  id,
  title: `${number} ${title}`,
})
