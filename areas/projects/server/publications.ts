// Channels on which a project is shown, each with its time.

import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { platforms, type Platform } from '../rules/project-choices.ts'
import { b2bProjectPublication } from './tables.ts'

const publicationsIn = (ctx: Context, projectId: string) =>
  and(eq(b2bProjectPublication.workspaceId, ctx.workspace.id), eq(b2bProjectPublication.projectId, projectId))

export async function publicationsOf(ctx: Context, projectId: string) {
  const rows = await ctx.db.select().from(b2bProjectPublication).where(publicationsIn(ctx, projectId))
  return platforms.map((key) => {
    const row = rows.find(({ platform }) => platform === key)
    return {
      key,
      publishedAt: row?.publishedAt.toISOString() ?? null,
      isShown: row !== undefined && row.endedAt === null,
    }
  })
}

export async function beginPublication(ctx: Context, projectId: string, platform: Platform): Promise<void> {
  await ctx.db
    .insert(b2bProjectPublication)
    .values({ workspaceId: ctx.workspace.id, projectId, platform, publishedAt: ctx.now })
    .onConflictDoUpdate({
      target: [b2bProjectPublication.workspaceId, b2bProjectPublication.projectId, b2bProjectPublication.platform],
      set: { publishedAt: ctx.now, endedAt: null },
    })
}

export async function endPublications(ctx: Context, projectId: string): Promise<void> {
  await ctx.db
    .update(b2bProjectPublication)
    .set({ endedAt: ctx.now })
    .where(and(publicationsIn(ctx, projectId), isNull(b2bProjectPublication.endedAt)))
}
