// The calendar file (iCalendar) of one booking.

import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Context } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { senderOfWorkspace, type Sender } from '#platform/server/mail/sender-address.ts'
import type { MailCalendar } from '#platform/server/mail/tables.ts'
import { timesOfEvent, zoneOfCalendar } from '#platform/server/calendar/calendar-times.ts'
import type { Booking } from '../secrets.ts'

/**
 * The address that the mails come from: calendars accept a change only from the organizer that they know, and reply
 * addresses differ from mail to mail.
 */
export const organizerOf = (ctx: Context): Promise<Sender> =>
  senderOfWorkspace(ctx.client, ctx.workspace, ctx.services.config.mailFrom)

interface CalendarEntry {
  booking: Booking
  organizer: Sender
  /** Page on which the booking is changed or given back. */
  url: string | null
}

/** The id of the event stays the same when the booking moves, so that calendars replace it. */
export function calendarOf(ctx: Context, method: MailCalendar['method'], event: CalendarEntry): MailCalendar {
  const { participant, slot, appointment } = event.booking
  const t = translatorFor(participant.language, ctx.workspace.projectType)
  const text = appointment[participant.language === 'fr' ? 'textFr' : 'textDe']
  const calendar = ical({
    prodId: { company: 'Quartier', product: 'Viewing appointments', language: participant.language.toUpperCase() },
    method: ICalCalendarMethod[method],
    timezone: zoneOfCalendar,
  })
  calendar.createEvent({
    id: `visit-${participant.id}@${ctx.workspace.slug}.${ctx.services.config.publicHost}`,
    sequence: participant.calendarSequence,
    stamp: ctx.now,
    ...timesOfEvent(slot.startsAt, slot.endsAt),
    summary: t('viewing_appointments_calendar_summary', { title: appointment.title }),
    location: appointment.place,
    description: [text, event.url].filter(Boolean).join('\n\n'),
    organizer: { name: event.organizer.name, email: event.organizer.address },
    // Others who come to the same slot are not named.
    attendees: participant.email
      ? [
          {
            email: participant.email,
            ...(participant.name && { name: participant.name }),
            status: ICalAttendeeStatus.ACCEPTED,
            rsvp: false,
          },
        ]
      : [],
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  return { method, text: calendar.toString() }
}
