// Finds a draw of this workspace for reading or for changing.

import { and, eq } from 'drizzle-orm'
import { notFound } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { draw } from './tables.ts'

export type DrawRow = typeof draw.$inferSelect

export const thisDraw = (ctx: Context, id: string) => and(eq(draw.workspaceId, ctx.workspace.id), eq(draw.id, id))

export async function findDraw(ctx: Context, id: string): Promise<DrawRow> {
  const [row] = await ctx.db.select().from(draw).where(thisDraw(ctx, id))
  if (!row) throw notFound('draws_not_found')
  return row
}

/** Row lock until the end of the transaction, so that concurrent actions on a draw run one after the other. */
export async function lockDraw(ctx: Context, id: string): Promise<DrawRow> {
  const [row] = await ctx.db.select().from(draw).where(thisDraw(ctx, id)).for('update')
  if (!row) throw notFound('draws_not_found')
  return row
}

/** Requires a row lock. */
export async function changeDraw(
  ctx: Context,
  row: DrawRow,
  fields: Partial<typeof draw.$inferInsert>,
): Promise<DrawRow> {
  const [changed] = await ctx.db
    .update(draw)
    .set(fields)
    .where(and(thisDraw(ctx, row.id), eq(draw.state, row.state)))
    .returning()
  if (!changed) throw notFound('draws_not_found')
  return changed
}

export const subjectOf = ({ id, number, title }: Pick<DrawRow, 'id' | 'number' | 'title'>) => ({
  kind: 'draw',
  id,
  title: `${number} ${title}`,
})
