// Published versions of the website: list, read, and restore as a draft.

import { desc, eq } from 'drizzle-orm'
import type { StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'
import { saveDraft } from './drafts.ts'
import { websiteVersion } from './tables.ts'
import { editedOf, findVersion, readDesk, type VersionRow } from './website-row.ts'
import * as contract from '../contract/publishing.ts'

type Listed = Pick<VersionRow, 'versionNumber' | 'createdAt' | 'publishedBy' | 'note'>

/** Newest first. */
export async function readVersions(ctx: StaffContext) {
  const { versionNumber, createdAt, publishedBy, note } = websiteVersion
  const rows = await ctx.db
    .select({ versionNumber, createdAt, publishedBy, note })
    .from(websiteVersion)
    .where(eq(websiteVersion.workspaceId, ctx.workspace.id))
    .orderBy(desc(websiteVersion.versionNumber))
  const nameOf = await staffNames(
    ctx,
    rows.map((row) => row.publishedBy),
  )
  return rows.map((row) => told(row, nameOf))
}

export async function toldVersion(ctx: StaffContext, row: Listed) {
  return told(row, await staffNames(ctx, [row.publishedBy]))
}

type NameOf = Awaited<ReturnType<typeof staffNames>>

const told = ({ versionNumber, createdAt, publishedBy, note }: Listed, nameOf: NameOf) => ({
  versionNumber,
  publishedAt: createdAt.toISOString(),
  publishedBy: publishedBy && nameOf(publishedBy).name,
  note,
})

export const getWebsiteVersion = handler(
  contract.getWebsiteVersion,
  { permission: 'admin' },
  async (ctx, { params }) => {
    const row = await findVersion(ctx, params.versionNumber)
    return { ...(await toldVersion(ctx, row)), content: row.content }
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
