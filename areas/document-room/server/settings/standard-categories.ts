// An administrator sets the categories that a new room begins with. Rooms that exist stay as they are.

import { and, eq } from 'drizzle-orm'
import { AppError } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/settings.ts'
import { inTreeOrder } from '../../rules/category-tree.ts'
import { standardCategories, type CategoryFields } from '../../rules/standard-categories.ts'
import {
  assertArrangement,
  assertNothingBelow,
  changedCategory,
  changedFields,
  countBelow,
  knownRights,
  newCategory,
} from '../rooms/category-checks.ts'
import { categoryIn } from '../rooms/category-rows.ts'
import { roomStandardCategory } from '../tables.ts'
import { titleOf } from '../title-of.ts'
import { writeTree } from '../write-order.ts'
import { readRoles } from './role-rows.ts'

const permission = 'admin'

export async function readStandardCategories(ctx: Context): Promise<CategoryFields[]> {
  const stored = await storedCategories(ctx)
  return stored.length > 0 ? stored : standardCategories(ctx.workspace.projectType)
}

const storedCategories = (ctx: Context) =>
  ctx.db.select().from(roomStandardCategory).where(eq(roomStandardCategory.workspaceId, ctx.workspace.id))

/** Stores the standard categories of the code before the first change. */
async function lockCategories(ctx: Context): Promise<CategoryFields[]> {
  await ctx.client.query(`select pg_advisory_xact_lock(hashtextextended('room_category' || $1, 0))`, [ctx.workspace.id])
  const stored = await storedCategories(ctx)
  if (stored.length > 0) return stored
  const own = { workspaceId: ctx.workspace.id, createdAt: ctx.now }
  const first = standardCategories(ctx.workspace.projectType)
  await ctx.db.insert(roomStandardCategory).values(first.map((one) => ({ ...one, ...own })))
  return first
}

const thisCategory = (ctx: Context, id: string) =>
  and(eq(roomStandardCategory.workspaceId, ctx.workspace.id), eq(roomStandardCategory.id, id))

export const listStandardCategories = handler(contract.listStandardCategories, { permission }, async (ctx) => {
  const categories = inTreeOrder(await readStandardCategories(ctx))
  const roles = await readRoles(ctx)
  return {
    roles: roles.map((role) => ({ id: role.id, title: titleOf(ctx, role) })),
    categories: categories.map((one) => ({
      id: one.id,
      parent_id: one.parentId,
      index: one.index,
      level: one.level,
      title_de: one.titleDe,
      title_fr: one.titleFr,
      rights: knownRights(roles, one.rights),
      version: one.version,
      locked: lockedBecause(categories, one.id, ctx.t),
    })),
  }
})

function lockedBecause(categories: readonly CategoryFields[], id: string, t: Context['t']): string | null {
  const below = countBelow(categories, id)
  if (below > 0) return t('document_room_category_locked_below', { count: below })
  return categories.length === 1 ? t('document_room_category_locked_last') : null
}

export const createStandardCategory = handler(
  contract.createStandardCategory,
  { permission },
  async (ctx, { body }) => {
    const categories = await lockCategories(ctx)
    const category = newCategory(categories, await readRoles(ctx), body)
    const own = { workspaceId: ctx.workspace.id, createdAt: ctx.now }
    await ctx.db.insert(roomStandardCategory).values({ ...category, ...own })
    ctx.record({ event: 'room_standard_category.added', subject: subjectOf(category) })
    return { id: category.id, notify: [{ type: 'success', title: ctx.t('document_room_done_saved') }] }
  },
)

export const changeStandardCategory = handler(
  contract.changeStandardCategory,
  { permission },
  async (ctx, { params, body }) => {
    const before = categoryIn(await lockCategories(ctx), params.id)
    const roles = await readRoles(ctx)
    const after = changedCategory(before, roles, body)
    await ctx.db
      .update(roomStandardCategory)
      .set({ ...after, version: before.version + 1 })
      .where(thisCategory(ctx, before.id))
    ctx.record({
      event: 'room_standard_category.changed',
      subject: subjectOf({ ...before, ...after }),
      changes: changedFields(roles, before, after),
    })
    return { notify: [{ type: 'success', title: ctx.t('document_room_done_saved') }] }
  },
)

export const deleteStandardCategory = handler(
  contract.deleteStandardCategory,
  { permission },
  async (ctx, { params }) => {
    const categories = await lockCategories(ctx)
    const category = categoryIn(categories, params.id)
    assertNothingBelow(categories, category.id)
    if (categories.length === 1) throw new AppError('document_room_category_locked_last')
    await ctx.db.delete(roomStandardCategory).where(thisCategory(ctx, category.id))
    ctx.record({ event: 'room_standard_category.deleted', subject: subjectOf(category) })
    return { notify: [{ type: 'success', title: ctx.t('document_room_done_deleted', { title: category.titleDe }) }] }
  },
)

export const arrangeStandardCategories = handler(
  contract.arrangeStandardCategories,
  { permission },
  async (ctx, { body }) => {
    assertArrangement(await lockCategories(ctx), body.order)
    await writeTree(ctx, roomStandardCategory, body.order)
    const subject = { kind: 'workspace', id: ctx.workspace.id, title: ctx.workspace.name }
    ctx.record({ event: 'room_standard_category.arranged', subject })
    return {}
  },
)

const subjectOf = ({ id, titleDe }: Pick<CategoryFields, 'id' | 'titleDe'>) => ({
  kind: 'room_standard_category',
  id,
  title: titleDe,
})
