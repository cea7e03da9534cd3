// Loads or locks the website of the workspace, with its newest version and the content being edited.

import { and, desc, eq } from 'drizzle-orm'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { notFound } from '#platform/server/app-error.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'
import type { editedWebsite } from '../contract/website.ts'
import { emptyPage } from '../rules/blocks.ts'
import { pageContent, type PageContent } from '../rules/content.ts'
import { website, websiteVersion } from './tables.ts'
import type { z } from 'zod'

export type WebsiteRow = typeof website.$inferSelect
export type VersionRow = typeof websiteVersion.$inferSelect

export interface Desk {
  /** Null until the website is saved for the first time. */
  row: WebsiteRow | null
  newest: VersionRow | null
  published: PageContent | null
  /** The draft, otherwise the newest version, otherwise an empty page. */
  content: PageContent
}

const ownWebsite = (ctx: Context) => eq(website.workspaceId, ctx.workspace.id)

export async function readDesk(ctx: Context): Promise<Desk> {
  const [row] = await ctx.db.select().from(website).where(ownWebsite(ctx))
  return deskOf(ctx, row ?? null)
}

/** Creates the row if there is none, so that the second of two concurrent saves sees the result of the first. */
export async function lockDesk(ctx: Context): Promise<Desk & { row: WebsiteRow }> {
  const created = { workspaceId: ctx.workspace.id, version: 0, createdAt: ctx.now }
  await ctx.db.insert(website).values(created).onConflictDoNothing()
  const [row] = await ctx.db.select().from(website).where(ownWebsite(ctx)).for('update')
  if (!row) throw new Error('the website that was just created is gone')
  return { ...(await deskOf(ctx, row)), row }
}

async function deskOf(ctx: Context, row: WebsiteRow | null): Promise<Desk> {
  const [newest = null] = await ctx.db
    .select()
    .from(websiteVersion)
    .where(eq(websiteVersion.workspaceId, ctx.workspace.id))
    .orderBy(desc(websiteVersion.versionNumber))
    .limit(1)
  const published = newest && pageContent.parse(newest.content)
  const draft = row?.draft ? pageContent.parse(row.draft) : null
  return { row, newest, published, content: draft ?? published ?? emptyPage }
}

/** Requires the lock of `lockDesk`. Writes the changed fields and increments the version. */
export async function changeWebsite(ctx: Context, row: WebsiteRow, fields: Partial<WebsiteRow>): Promise<WebsiteRow> {
  const [changed] = await ctx.db
    .update(website)
    .set({ ...fields, version: row.version + 1 })
    .where(and(ownWebsite(ctx), eq(website.version, row.version)))
    .returning()
  if (!changed) throw new Error('a website that was locked has changed')
  return changed
}

export const noDraft = { draft: null, draftAt: null, draftBy: null }

export async function findVersion(ctx: Context, versionNumber: number): Promise<VersionRow & { content: PageContent }> {
  const [row] = await ctx.db
    .select()
    .from(websiteVersion)
    .where(and(eq(websiteVersion.workspaceId, ctx.workspace.id), eq(websiteVersion.versionNumber, versionNumber)))
  if (!row) throw notFound()
  return { ...row, content: pageContent.parse(row.content) }
}

export async function editedOf(ctx: StaffContext, { row, content }: Desk): Promise<z.infer<typeof editedWebsite>> {
  const nameOf = await staffNames(ctx, [row?.draftBy])
  return {
    version: row?.version ?? 0,
    isDraft: row !== null && row.draft !== null,
    content,
    updatedAt: row?.draftAt?.toISOString() ?? null,
    updatedBy: row?.draftBy ? nameOf(row.draftBy).name : null,
    isOwn: row?.draftBy === ctx.user.id,
    liveVersion: row?.liveVersion ?? null,
  }
}
