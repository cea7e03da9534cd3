// Writes the mails that actions on bookings have queued, many at a time with few statements.

import { processWords } from '#areas/mail-templates/server/public.ts'
import type { MailKind } from '#areas/mail-templates/rules/kinds.ts'
import { laterByHours } from '#platform/rules/local-time.ts'
import type { Context } from '#platform/server/context.ts'
import { queueMails, type MailDraft } from '#platform/server/mail/outbox.ts'
import { reminderHours } from '../../rules/appointment.ts'
import { subjectOf } from '../appointment-row.ts'
import { bookingMail, type BookingMail } from './booking-mail.ts'
import { organizerOf } from './calendar-file.ts'
import { viewingMailsJob } from '../seats/mail-due.ts'
import { reminderJob } from './reminding.ts'
import { findBookings, newSecrets } from '../secrets.ts'
import type { MailReason } from '../tables.ts'
import { readFacts } from './visit-values.ts'
import { rememberMails } from './written-mails.ts'

/** Mails of one run; further ones follow in the next. */
const atOnce = 500

interface DueRow {
  participant_id: string
  about: MailReason
  note: string | null
}

/** The oldest first; several about the same booking become one about its state now, in the order of their reasons. */
const takeDue = `
  delete from viewing_mail_due d using (
    select id from viewing_mail_due where workspace_id = $1 order by id limit $2 for update skip locked) due
  where d.workspace_id = $1 and d.id = due.id returning d.participant_id, d.about, d.note`

export async function writeDueMails(ctx: Context): Promise<void> {
  const { rows } = await ctx.client.query<DueRow>(takeDue, [ctx.workspace.id, atOnce])
  if (rows.length === 0) return
  await writeMails(ctx, withoutRepeats(rows))
  if (rows.length === atOnce) await ctx.enqueue(viewingMailsJob, {})
}

/** Drops all but one of several equal reasons for one booking: each mail describes the present state. */
const withoutRepeats = (rows: readonly DueRow[]): DueRow[] => [
  ...new Map(rows.map((row) => [`${row.participant_id} ${row.about}`, row])).values(),
]

export async function writeMails(ctx: Context, due: readonly DueRow[]): Promise<string[]> {
  const bookings = await findBookings(ctx, [...new Set(due.map((row) => row.participant_id))])
  const byId = new Map(bookings.map((booking) => [booking.participant.id, booking]))
  const told = due.flatMap((row) => {
    const booking = byId.get(row.participant_id)
    const kind = booking?.participant.email ? kindFor(row.about, booking.participant.state) : null
    return booking && kind ? [{ booking, kind, note: row.note }] : []
  })
  if (told.length === 0) return []
  const facts = await readFacts(ctx, [
    ...new Map(bookings.map((one) => [one.appointment.id, one.appointment])).values(),
  ])
  const slugs = await newSecrets(ctx, 'booking', [...new Set(told.map(({ booking }) => booking.participant.id))])
  const organizer = await organizerOf(ctx)
  const wording = await processWords(ctx, [...new Set(told.map(({ kind }) => kind))])
  const drafts: MailDraft[] = []
  for (const one of told) {
    const slug = slugs.get(one.booking.participant.id) ?? ''
    drafts.push(await wording(bookingMail(ctx, { ...one, facts, organizer, slug })))
    if (one.kind === 'viewing_free_seat') {
      ctx.record({ event: 'viewing.seat_offered', subject: subjectOf(one.booking.appointment) })
    }
  }
  const ids = await queueMails(ctx, drafts)
  await rememberMails(
    ctx,
    told.map(({ booking }, index) => ({ participantId: booking.participant.id, mailId: ids[index] ?? '' })),
  )
  await remindLater(ctx, told)
  return ids
}

/** The mail that fits the state of the booking; null if nothing is to be said any more. */
function kindFor(about: MailReason, state: string): MailKind | null {
  if (about === 'cancelled') return state === 'cancelled' ? 'viewing_cancelled' : null
  if (about === 'given_back') return state === 'declined' ? 'viewing_given_back' : null
  if (about === 'after') return 'viewing_after'
  if (about === 'reminder') return state === 'booked' ? 'viewing_reminder' : null
  if (state === 'waiting') return about === 'changed' ? 'viewing_changed' : 'viewing_waiting'
  if (state === 'offered') return 'viewing_free_seat'
  if (state !== 'booked') return null
  return about === 'changed' ? 'viewing_changed' : 'viewing_confirmation'
}

/** One job per time of a slot that is more than a day away. */
async function remindLater(ctx: Context, told: readonly Pick<BookingMail, 'booking' | 'kind'>[]): Promise<void> {
  const times = told
    .filter(({ kind }) => kind === 'viewing_confirmation' || kind === 'viewing_changed')
    .map(({ booking }) => laterByHours(booking.slot.startsAt, -reminderHours).getTime())
    .filter((time) => time > ctx.now.getTime())
  for (const time of new Set(times)) await ctx.enqueue(reminderJob, {}, { startAfter: new Date(time) })
}
