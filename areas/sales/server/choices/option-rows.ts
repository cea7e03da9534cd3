// Reads options with their contents.

import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { notFound, staleVersion } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { optionContent, type OptionContent } from '../../rules/choices/option-content.ts'
import { saleOption, saleOptionVersion } from './choices-tables.ts'

export type OptionRow = typeof saleOption.$inferSelect
export type OptionPicture = typeof storedFile.$inferSelect

export const optionPictureKind = 'sale_option'

const inOrder = (ctx: Context) =>
  ctx.db
    .select()
    .from(saleOption)
    .where(eq(saleOption.workspaceId, ctx.workspace.id))
    .orderBy(asc(saleOption.position), asc(saleOption.id))

/** In the order in which buyers see them; a new option is the last one. */
export const readOptions = async (ctx: Context): Promise<OptionRow[]> => inOrder(ctx)

/**
 * Like `readOptions`. A second call that moves options waits until the end of the transaction, and reads the new order
 * by a statement of its own.
 */
export async function lockOptions(ctx: Context): Promise<OptionRow[]> {
  const ids = await ctx.db
    .select({ id: saleOption.id })
    .from(saleOption)
    .where(eq(saleOption.workspaceId, ctx.workspace.id))
    .orderBy(asc(saleOption.id))
    .for('update')
  return ids.length === 0 ? [] : inOrder(ctx)
}

export async function writeOrder(ctx: Context, ids: readonly string[]): Promise<void> {
  await ctx.db.execute(sql`
    update ${saleOption} o set position = n.position
      from unnest(${sql.param([...ids])}::uuid[]) with ordinality as n (id, position)
      where o.workspace_id = ${ctx.workspace.id} and o.id = n.id`)
}

/** Locked until the end of the transaction. */
export async function lockOption(ctx: Context, id: string, version?: number): Promise<OptionRow> {
  const [row] = await ctx.db
    .select()
    .from(saleOption)
    .where(and(eq(saleOption.workspaceId, ctx.workspace.id), eq(saleOption.id, id)))
    .for('update')
  if (!row) throw notFound('sales_option_not_found')
  if (version !== undefined && row.version !== version) throw staleVersion({ version: row.version })
  return row
}

export type ContentOf = (optionId: string, version: number) => OptionContent

/** All versions of these options. */
export async function readContents(ctx: Context, optionIds: readonly string[]): Promise<ContentOf> {
  const rows =
    optionIds.length === 0
      ? []
      : await ctx.db
          .select()
          .from(saleOptionVersion)
          .where(
            and(
              eq(saleOptionVersion.workspaceId, ctx.workspace.id),
              inArray(saleOptionVersion.optionId, [...optionIds]),
            ),
          )
  const contents = new Map(
    rows.map(({ optionId, versionNumber, content }) => [`${optionId} ${versionNumber}`, optionContent.parse(content)]),
  )
  return (optionId, version) => {
    const content = contents.get(`${optionId} ${version}`)
    if (!content) throw new Error(`option ${optionId} has no version ${version}`)
    return content
  }
}

/** By the id of the option. */
export async function readPictures(ctx: Context, optionIds: readonly string[]): Promise<Map<string, OptionPicture>> {
  if (optionIds.length === 0) return new Map()
  const rows = await ctx.db
    .select()
    .from(storedFile)
    .where(
      and(
        eq(storedFile.workspaceId, ctx.workspace.id),
        eq(storedFile.ownerKind, optionPictureKind),
        inArray(storedFile.ownerId, [...optionIds]),
      ),
    )
    .orderBy(asc(storedFile.createdAt))
  return new Map(rows.flatMap((row) => (row.ownerId ? [[row.ownerId, row]] : [])))
}

export const nextPosition = async (ctx: Context): Promise<number> => {
  const [found] = await ctx.db
    .select({ last: sql<number>`coalesce(max(${saleOption.position}), 0)::int` })
    .from(saleOption)
    .where(eq(saleOption.workspaceId, ctx.workspace.id))
  return (found?.last ?? 0) + 1
}
