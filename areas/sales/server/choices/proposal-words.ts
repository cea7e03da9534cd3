// Dates in the words of mails, and as calendar file.

import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { swissDate, type ApplicationRow } from '#areas/applications/server/public.ts'
import type { Values } from '#areas/mail-templates/server/public.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { laterByMinutes, timeOf } from '#platform/rules/local-time.ts'
import type { Language } from '#platform/rules/project-type.ts'
import type { Context } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { timesOfEvent, zoneOfCalendar } from '#platform/server/calendar/calendar-times.ts'
import { senderOfWorkspace } from '#platform/server/mail/sender-address.ts'
import type { MailCalendar } from '#platform/server/mail/tables.ts'
import type { ReservationRow } from '../reservation/reservation-row.ts'
import { readProposals, type ProposalRow } from './proposal-rows.ts'

/** 12.01.2027, 10:00 in Swiss time. */
export const whenWords = (time: Date): string => `${swissDate(dayOf(time))}, ${timeOf(time)}`

export const kindWords = (kind: ProposalRow['kind'], language: Language): string =>
  translatorFor(language)(`sales_date_kind_${kind}`)

export const proposalValues = (row: ProposalRow, language: Language): Values => ({
  place_date_kind: kindWords(row.kind, language),
  place_date_place: row.place,
  place_date_list: row.times.map(whenWords).join('\n'),
  place_answer_until: swissDate(row.answerUntil),
  place_note: row.note ?? '',
})

export const chosenValues = (row: ProposalRow, language: Language): Values => ({
  place_date_kind: kindWords(row.kind, language),
  place_date_place: row.place,
  place_date_chosen: row.startsAt ? whenWords(row.startsAt) : '',
})

interface Invited {
  application: ApplicationRow
  reservation: ReservationRow
  proposal: ProposalRow & { startsAt: Date }
}

/** A later date of the same kind has the same id and a higher sequence, so that calendars replace the earlier one. */
export async function calendarOf(ctx: Context, { application, reservation, proposal }: Invited): Promise<MailCalendar> {
  const { language } = reservation
  const earlier = (await readProposals(ctx, reservation.id)).filter(
    ({ kind, createdAt }) => kind === proposal.kind && createdAt < proposal.createdAt,
  )
  const organizer = await senderOfWorkspace(ctx.client, ctx.workspace, ctx.services.config.mailFrom)
  const calendar = ical({
    prodId: { company: 'Quartier', product: 'Purchases', language: language.toUpperCase() },
    method: ICalCalendarMethod.REQUEST,
    timezone: zoneOfCalendar,
  })
  calendar.createEvent({
    id: `purchase-${proposal.kind}-${reservation.id}@${ctx.workspace.slug}.${ctx.services.config.publicHost}`,
    sequence: earlier.length,
    stamp: ctx.now,
    ...timesOfEvent(proposal.startsAt, laterByMinutes(proposal.startsAt, proposal.minutes)),
    summary: kindWords(proposal.kind, language),
    location: proposal.place,
    description: proposal.note ?? '',
    organizer: { name: organizer.name, email: organizer.address },
    attendees: application.contactEmail
      ? [
          {
            email: application.contactEmail,
            name: application.contactName,
            status: ICalAttendeeStatus.ACCEPTED,
            rsvp: false,
          },
        ]
      : [],
    status: ICalEventStatus.CONFIRMED,
  })
  return { method: 'REQUEST', text: calendar.toString() }
}

export const isChosen = (row: ProposalRow): row is ProposalRow & { startsAt: Date } =>
  row.state === 'chosen' && row.startsAt !== null
