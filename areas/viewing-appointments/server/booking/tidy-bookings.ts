// Each night: settles what the jobs of the day may have missed, and deletes holds that were not completed, and mails to
// people without a record.

import type { Context } from '#platform/server/context.ts'
import { forgetLooseMails } from '#platform/server/mail/forgetting.ts'
import { laterByHours } from '#platform/rules/local-time.ts'
import { endedBefore, keptDaysWithoutRecord } from '../../rules/retention.ts'
import { remindVisitors } from '../mails/reminding.ts'
import { settleDue } from '../seats/settling.ts'

export const tidyBookingsJob = 'viewing-tidy-bookings'

/** With the secrets of their links; bookings that were proven stay until the retention of the appointment. */
const forget = `
  with gone as (
    delete from viewing_participant
    where workspace_id = $1 and state = 'lapsed' and booked_at is null and code is null and updated_at < $2 returning id)
  delete from viewing_secret s using gone
    where s.workspace_id = $1 and s.purpose = 'booking' and s.target_id = gone.id`

const mailsToVisitors = [
  'viewing-confirmation',
  'viewing-waiting',
  'viewing-free-seat',
  'viewing-changed',
  'viewing-cancelled',
  'viewing-given-back',
  'viewing-reminder',
  'viewing-after',
  'free-viewing',
]

export async function tidyBookings(ctx: Context): Promise<void> {
  await settleDue(ctx)
  await remindVisitors(ctx)
  const yesterday = laterByHours(ctx.now, -24)
  await ctx.client.query(forget, [ctx.workspace.id, yesterday])
  await forgetLooseMails(ctx, { kinds: ['viewing-code'], before: yesterday })
  await forgetLooseMails(ctx, { kinds: mailsToVisitors, before: endedBefore(ctx.now, keptDaysWithoutRecord) })
}
