// Loads a project of this workspace, for reading or changing.

import { randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { francsOrNull } from '#platform/rules/amounts/money.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/app-error.ts'
import { keyFiguresOf, type Figure } from '../rules/key-figures.ts'
import { isOpenProject } from '../rules/project-state.ts'
import { b2bProject } from './tables.ts'

export type ProjectRow = typeof b2bProject.$inferSelect

export const thisProject = (ctx: Context, id: string) =>
  and(eq(b2bProject.workspaceId, ctx.workspace.id), eq(b2bProject.id, id))

export async function findProject(ctx: Context, id: string): Promise<ProjectRow> {
  const row = await lookProject(ctx, id)
  if (!row) throw notFound('projects_not_found')
  return row
}

/** Undefined if the project was deleted meanwhile. */
export async function lookProject(ctx: Context, id: string): Promise<ProjectRow | undefined> {
  const [row] = await ctx.db.select().from(b2bProject).where(thisProject(ctx, id))
  return row
}

/** Locks the row until the end of the transaction. */
export async function lockProject(ctx: Context, id: string): Promise<ProjectRow> {
  const [row] = await ctx.db.select().from(b2bProject).where(thisProject(ctx, id)).for('update')
  if (!row) throw notFound('projects_not_found')
  return row
}

interface Looking {
  /** Finds drafts, withdrawn and sold projects, too. */
  isAnyState?: boolean
}

/** Undefined for projects that investors may not enter: drafts, withdrawn and sold ones. */
export async function lookProjectBySlug(
  ctx: Context,
  slug: string,
  { isAnyState = false }: Looking = {},
): Promise<ProjectRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(b2bProject)
    .where(and(eq(b2bProject.workspaceId, ctx.workspace.id), eq(b2bProject.slug, slug)))
  return row && (isAnyState || isOpenProject(row)) ? row : undefined
}

type Fields = Partial<Omit<typeof b2bProject.$inferInsert, 'workspaceId' | 'id' | 'version' | 'updatedAt'>>

/** Requires a lock on the project. Increments the version. */
export async function changeProject(ctx: Context, row: ProjectRow, fields: Fields): Promise<number> {
  const [changed] = await ctx.db
    .update(b2bProject)
    .set({ ...fields, version: row.version + 1, updatedAt: ctx.now })
    .where(and(thisProject(ctx, row.id), eq(b2bProject.version, row.version), eq(b2bProject.state, row.state)))
    .returning({ version: b2bProject.version })
  if (!changed) throw notFound('projects_not_found')
  return changed.version
}

export const subjectOf = ({ id, title }: Pick<ProjectRow, 'id' | 'title'>) => ({ kind: 'b2b_project', id, title })

const signs = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Random part of the public addresses, 60 bits. */
export const newSlug = (): string => Array.from({ length: 12 }, () => signs[randomInt(signs.length)]).join('')

/** Key figures of the project, in francs. */
export const figuresOf = (row: ProjectRow): Figure[] =>
  keyFiguresOf({
    price: francsOrNull(row.price),
    targetRent: francsOrNull(row.targetRent),
    vacancyLoss: francsOrNull(row.vacancyLoss),
    runningCosts: francsOrNull(row.runningCosts),
    purchaseCosts: francsOrNull(row.purchaseCosts),
    apartments: row.facts.apartments ?? null,
    floorArea: row.facts.floorArea ?? null,
  })
