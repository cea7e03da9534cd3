// Published versions of the website: list, read, and restore as a draft.

import { desc, eq } from 'drizzle-orm'
import type { StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'
import { saveDraft } from './drafts.ts'
import { websiteVersion } from './tables.ts'
import { editedOf, findVersion, readDesk, type VersionRow } from './website-row.ts'
import * as contract from '../contract/publishing.ts'

/** Newest first. */
export async function readVersions(ctx: StaffContext) {
  const rows = await ctx.db
    .select()
    .from(websiteVersion)
    .where(eq(websiteVersion.workspaceId, ctx.workspace.id))
    .orderBy(desc(websiteVersion.versionNumber))
  return toldVersions(ctx, rows)
}

export async function toldVersions(ctx: StaffContext, rows: readonly VersionRow[]) {
  const nameOf = await staffNames(
    ctx,
    rows.map(({ publishedBy }) => publishedBy),
  )
  return rows.map(({ versionNumber, createdAt, publishedBy, note }) => ({
    versionNumber,
    publishedAt: createdAt.toISOString(),
    publishedBy: publishedBy && nameOf(publishedBy).name,
    note,
  }))
}

export const getWebsiteVersion = handler(
  contract.getWebsiteVersion,
  { permission: 'admin' },
  async (ctx, { params }) => {
    const { content, ...row } = await findVersion(ctx, params.versionNumber)
    const [told] = await toldVersions(ctx, [{ ...row, content }])
    if (!told) throw new Error('a version was read and not told')
    return { ...told, content }
  },
)

export const restoreWebsiteVersion = handler(
  contract.restoreWebsiteVersion,
  { permission: 'admin' },
  async (ctx, { params, body }) => {
    const { content } = await findVersion(ctx, params.versionNumber)
    await saveDraft(ctx, { version: body.version, content })
    return editedOf(ctx, await readDesk(ctx))
  },
)
