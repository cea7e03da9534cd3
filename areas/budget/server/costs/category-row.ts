// Finds, locks and creates cost categories.

import { and, asc, eq, sql } from 'drizzle-orm'
import { fieldRefusal, notFound } from '#platform/server/app-error.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import type { CostData } from '../../contract/cost.ts'
import { budgetCategory } from '../tables.ts'

export type CategoryRow = typeof budgetCategory.$inferSelect

const thisCategory = (ctx: Context, id: string) =>
  and(eq(budgetCategory.workspaceId, ctx.workspace.id), eq(budgetCategory.id, id))

export async function findCategory(ctx: Context, id: string): Promise<CategoryRow> {
  const [row] = await ctx.db.select().from(budgetCategory).where(thisCategory(ctx, id))
  if (!row) throw notFound('budget_category_not_found')
  return row
}

/** Locked before costs are removed from it, so that two removals cannot both leave the last one. */
export async function lockCategory(ctx: Context, id: string): Promise<CategoryRow> {
  const [row] = await ctx.db.select().from(budgetCategory).where(thisCategory(ctx, id)).for('update')
  if (!row) throw notFound('budget_category_not_found')
  return row
}

export async function changeCategory(
  ctx: Context,
  row: CategoryRow,
  fields: Pick<CategoryRow, 'name' | 'amount'>,
): Promise<CategoryRow> {
  const [changed] = await ctx.db
    .update(budgetCategory)
    .set({ ...fields, version: row.version + 1, updatedAt: ctx.now })
    .where(and(thisCategory(ctx, row.id), eq(budgetCategory.version, row.version)))
    .returning()
  if (!changed) throw notFound('budget_category_not_found')
  return changed
}

/** In the order of the cost plan. */
export const listCategories = (ctx: Context): Promise<CategoryRow[]> =>
  ctx.db
    .select()
    .from(budgetCategory)
    .where(eq(budgetCategory.workspaceId, ctx.workspace.id))
    .orderBy(asc(budgetCategory.position))

export const categoryChoices = async (ctx: Context) =>
  (await listCategories(ctx)).map(({ id, name }) => ({ value: id, displayName: name }))

/** The chosen category, or a new one at the end of the plan. */
export async function categoryFor(
  ctx: StaffContext,
  { category, newCategory }: Pick<CostData, 'category' | 'newCategory'>,
): Promise<CategoryRow> {
  if (newCategory !== '') return createCategory(ctx, newCategory)
  if (category === '') throw fieldRefusal('category', 'general_field_is_required')
  const [row] = await ctx.db.select().from(budgetCategory).where(thisCategory(ctx, category)).for('key share')
  if (!row) throw fieldRefusal('category', 'budget_category_not_found')
  return row
}

async function createCategory(ctx: StaffContext, name: string): Promise<CategoryRow> {
  await lockPlan(ctx)
  await assertNewName(ctx, name, 'newCategory')
  const last = sql<number>`(select coalesce(max(position), 0) + 1 from budget_category where workspace_id = ${ctx.workspace.id})`
  const [row] = await ctx.db
    .insert(budgetCategory)
    .values({
      workspaceId: ctx.workspace.id,
      id: newId(),
      name,
      position: last,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    .returning()
  if (!row) throw new Error('the category was not written')
  ctx.record({ event: 'budget.category_created', subject: subjectOfCategory(row) })
  return row
}

/** Positions and names are unique, so that categories are created and renamed one after the other. */
export const lockPlan = (ctx: Context) =>
  ctx.client.query('select pg_advisory_xact_lock(hashtextextended($1, 540))', [ctx.workspace.id])

export async function assertNewName(ctx: Context, name: string, field: string, own?: string): Promise<void> {
  const known = await listCategories(ctx)
  if (known.some((one) => one.id !== own && one.name.toLowerCase() === name.toLowerCase())) {
    throw fieldRefusal(field, 'budget_category_known', { name })
  }
}

export const subjectOfCategory = ({ id, name }: Pick<CategoryRow, 'id' | 'name'>) => ({
  kind: 'budget_category',
  id,
  title: name,
})
