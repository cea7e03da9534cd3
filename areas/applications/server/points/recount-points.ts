// Job that recounts the points of all applications after the rules change. For every other change the database
// updates the points in the same transaction (migration 0180); a rule change affects too many rows for a request.

import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'

export const recountPointsJob = 'recount-points'
const jobData = z.object({ after: z.uuid() })

/** Sorts before every id. */
const nobody = '00000000-0000-0000-0000-000000000000'
const portion = 5000

export const recountPointsLater = (ctx: Context): Promise<void> => ctx.enqueue(recountPointsJob, { after: nobody })

/** Each batch runs in its own transaction, so that row locks on applications are short. */
export async function recountPoints(ctx: Context, data: unknown): Promise<void> {
  const { after } = jobData.parse(data)
  const { rows } = await ctx.client.query<{ last: string | null }>('select recount_points($1, $2, $3) as last', [
    ctx.workspace.id,
    after,
    portion,
  ])
  const last = rows[0]?.last
  if (last) await ctx.enqueue(recountPointsJob, { after: last })
}
