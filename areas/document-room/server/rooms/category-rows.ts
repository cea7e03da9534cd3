// Categories of a room, in tree order.

import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/app-error.ts'
import { inTreeOrder, type Indexed } from '../../rules/category-tree.ts'
import { roomCategory } from '../tables.ts'
import type { RoomRow } from './room-row.ts'

export type CategoryRow = typeof roomCategory.$inferSelect

export async function readCategories(ctx: Context, room: Pick<RoomRow, 'id'>): Promise<Indexed<CategoryRow>[]> {
  const rows = await ctx.db
    .select()
    .from(roomCategory)
    .where(and(eq(roomCategory.workspaceId, ctx.workspace.id), eq(roomCategory.roomId, room.id)))
  return inTreeOrder(rows)
}

export function categoryIn<Category extends { id: string }>(categories: readonly Category[], id: string): Category {
  const category = categories.find((one) => one.id === id)
  if (!category) throw notFound('document_room_category_not_found')
  return category
}

export const thisCategory = (ctx: Context, id: string) =>
  and(eq(roomCategory.workspaceId, ctx.workspace.id), eq(roomCategory.id, id))
