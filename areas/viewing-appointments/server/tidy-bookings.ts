// Each night: settles what the jobs of the day may have missed, and deletes holds that nobody completed.

import type { Context } from '#platform/server/context.ts'
import { laterByHours } from '#platform/rules/local-time.ts'
import { remindVisitors } from './reminding.ts'
import { settleDue } from './settling.ts'

export const tidyBookingsJob = 'viewing-tidy-bookings'

/** With the secrets of their links; bookings that were proven stay until the retention of the appointment. */
const forget = `
  with gone as (
    delete from viewing_participant
    where workspace_id = $1 and state = 'lapsed' and booked_at is null and code is null and updated_at < $2 returning id)
  delete from viewing_secret s using gone
    where s.workspace_id = $1 and s.purpose = 'booking' and s.target_id = gone.id`

export async function tidyBookings(ctx: Context): Promise<void> {
  await settleDue(ctx)
  await remindVisitors(ctx)
  await ctx.client.query(forget, [ctx.workspace.id, laterByHours(ctx.now, -24)])
}
