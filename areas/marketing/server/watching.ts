// Notices that records changed which advertisements depend on, and enqueues one job for all of them.

import { eq } from 'drizzle-orm'
import type { ChangeFollower } from '#platform/server/audit/change-followers.ts'
import type { Context } from '#platform/server/context.ts'
import { advertWatch } from './tables.ts'

export const followJob = 'follow-adverts'

export const adverts: ChangeFollower = {
  subjects: ['object', 'building', 'application', 'setting.contact'],
  follow: async (ctx) => {
    // Workspaces that never published have no row; while a job waits, nothing is written.
    const { rowCount } = await ctx.client.query(
      'update advert_watch set is_wanted = true where workspace_id = $1 and not is_wanted',
      [ctx.workspace.id],
    )
    if (rowCount) await ctx.enqueue(followJob, {})
  },
}

export const beginWatching = async (ctx: Context): Promise<void> =>
  void (await ctx.db.insert(advertWatch).values({ workspaceId: ctx.workspace.id }).onConflictDoNothing())

/** Changes from now on need another job. */
export const noticed = async (ctx: Context): Promise<void> =>
  void (await ctx.db.update(advertWatch).set({ isWanted: false }).where(eq(advertWatch.workspaceId, ctx.workspace.id)))
