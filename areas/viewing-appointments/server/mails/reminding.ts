// Reminds visitors one day before the visit, with the link to give the seat back.

import type { Context } from '#platform/server/context.ts'
import { laterByHours } from '#platform/rules/local-time.ts'
import { reminderHours } from '../../rules/appointment.ts'
import { mailLater } from '../seats/mail-due.ts'

export const reminderJob = 'viewing-reminders'

/** Those who booked less than a day before the visit have just got the confirmation and are not reminded. */
const due = `
  update viewing_participant p set reminded_at = $2
  from viewing_slot s, viewing_appointment a
  where p.workspace_id = $1 and s.workspace_id = $1 and a.workspace_id = $1
    and s.id = p.slot_id and a.id = s.appointment_id
    and p.state = 'booked' and p.reminded_at is null and a.state = 'published' and s.cancelled_at is null
    and s.starts_at > $2 and s.starts_at <= $3 and p.booked_at <= s.starts_at - make_interval(hours => $4)
  returning p.id`

export async function remindVisitors(ctx: Context): Promise<void> {
  const until = laterByHours(ctx.now, reminderHours)
  const { rows } = await ctx.client.query<{ id: string }>(due, [ctx.workspace.id, ctx.now, until, reminderHours])
  await mailLater(ctx, 'reminder', { participantIds: rows.map(({ id }) => id) })
}
