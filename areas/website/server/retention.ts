// Deletes old versions of the website each night, and the files that no remaining content names.

import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { pageContent } from '../rules/content.ts'
import { versionsToForget } from '../rules/kept-versions.ts'
import { forgetFiles } from './files.ts'
import { subjectOf } from './audit.ts'
import { website, websiteVersion } from './tables.ts'

export const forgetWebsiteVersionsJob = 'forget-website-versions'

/** Uploads stay for a week even if nothing names them: the builder can undo their removal. */
const filesStayFor = 7 * 86_400_000

export async function forgetWebsiteVersions(ctx: Context): Promise<void> {
  const [row] = await ctx.db.select().from(website).where(eq(website.workspaceId, ctx.workspace.id)).for('update')
  if (!row) return
  const versions = await ctx.db
    .select()
    .from(websiteVersion)
    .where(eq(websiteVersion.workspaceId, ctx.workspace.id))
    .orderBy(desc(websiteVersion.versionNumber))
  const gone = versionsToForget(versions, { live: row.liveVersion, now: ctx.now })
  if (gone.length > 0) {
    await ctx.db
      .delete(websiteVersion)
      .where(and(eq(websiteVersion.workspaceId, ctx.workspace.id), inArray(websiteVersion.versionNumber, gone)))
    ctx.record({
      event: 'website.versions_forgotten',
      subject: subjectOf(ctx),
      changes: [{ field: 'versions', old: gone.join(', '), new: null }],
    })
  }
  const kept = versions.filter(({ versionNumber }) => !gone.includes(versionNumber)).map(({ content }) => content)
  const pages = [...kept, ...(row.draft ? [row.draft] : [])].map((content) => pageContent.parse(content))
  await forgetFiles(ctx, pages, new Date(ctx.now.getTime() - filesStayFor))
}
