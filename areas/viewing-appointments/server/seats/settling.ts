// Ends holds and offers whose time is over and gives their seats to those in line. A job runs at each deadline.

import type { Context } from '#platform/server/context.ts'
import { settleJob, settleSlots } from './seats.ts'

/** Slots of one run; further ones follow in the next. */
const atOnce = 200

export async function settleDue(ctx: Context): Promise<void> {
  const { rows } = await ctx.client.query<{ slot_id: string }>(
    `select distinct slot_id from viewing_participant
      where workspace_id = $1 and state in ('held', 'queued', 'offered') and until <= $2 limit $3`,
    [ctx.workspace.id, ctx.now, atOnce],
  )
  if (rows.length === 0) return
  await settleSlots(
    ctx,
    rows.map(({ slot_id: id }) => id),
  )
  if (rows.length === atOnce) await ctx.enqueue(settleJob, {})
}
