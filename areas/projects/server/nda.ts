// Text of the confidentiality agreement of a project, in versions that are never changed.

import { and, desc, eq } from 'drizzle-orm'
import type { Language } from '#platform/rules/project-type.ts'
import type { Context } from '#platform/server/context.ts'
import { textIn } from '../rules/advertisement.ts'
import { defaultNda } from '../rules/default-nda.ts'
import { b2bProjectNda, type NdaTexts } from './tables.ts'

interface NdaText {
  version: number
  html: string
}

interface NdaVersion {
  version: number
  texts: NdaTexts
  createdAt: Date
  createdBy: string | null
}

const versionsOf = (ctx: Context, projectId: string) =>
  and(eq(b2bProjectNda.workspaceId, ctx.workspace.id), eq(b2bProjectNda.projectId, projectId))

/** Newest first. Each project has one, which is added with it. */
export const ndaVersions = (ctx: Context, projectId: string): Promise<NdaVersion[]> =>
  ctx.db.select().from(b2bProjectNda).where(versionsOf(ctx, projectId)).orderBy(desc(b2bProjectNda.version))

/** The version in force. */
export async function ndaTextOf(ctx: Context, project: { id: string }, language: Language): Promise<NdaText> {
  const [found] = await ctx.db
    .select()
    .from(b2bProjectNda)
    .where(versionsOf(ctx, project.id))
    .orderBy(desc(b2bProjectNda.version))
    .limit(1)
  return { version: found?.version ?? 1, html: textIn(found?.texts ?? defaultNda, language) }
}

/** Requires a lock on the project. Returns the number of the version. */
export async function addNdaVersion(
  ctx: Context,
  { projectId, texts, by }: { projectId: string; texts: NdaTexts; by: string | null },
): Promise<number> {
  const [newest] = await ndaVersions(ctx, projectId)
  const version = (newest?.version ?? 0) + 1
  await ctx.db
    .insert(b2bProjectNda)
    .values({ workspaceId: ctx.workspace.id, projectId, version, texts, createdBy: by, createdAt: ctx.now })
  return version
}
