// Notes that portals must get their advertisements anew; one job per portal then sends all of them.

import type { Context } from '#platform/server/context.ts'
import { gatheringTime } from '../rules/hand-over.ts'
import type { Platform } from '../rules/platforms.ts'

export const handOverJob = 'hand-over-adverts'

interface Wanted {
  now?: readonly Platform[]
  /** Changes of the next seconds join the same hand-over. */
  soon?: readonly Platform[]
}

/** Called once at the end of a transaction: each call enqueues a job for each of its portals. */
export async function wantHandOver(ctx: Context, { now = [], soon = [] }: Wanted): Promise<void> {
  // In a fixed order, so that two transactions never wait for one another.
  for (const platform of [...new Set([...now, ...soon])].toSorted((a, b) => a.localeCompare(b))) {
    await ctx.client.query(
      `insert into portal_account as stored (workspace_id, platform, change_number) values ($1, $2, 1)
        on conflict (workspace_id, platform)
        do update set change_number = stored.change_number + 1, attempts = 0, next_try_at = null`,
      [ctx.workspace.id, platform],
    )
    const startAfter = new Date(ctx.now.getTime() + gatheringTime)
    await ctx.enqueue(handOverJob, { platform }, now.includes(platform) ? {} : { startAfter })
  }
}
