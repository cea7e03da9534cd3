// One mail about a booking, with its links and calendar file.

import type { ProcessMail, Values } from '#areas/mail-templates/server/public.ts'
import type { MailKind } from '#areas/mail-templates/rules/kinds.ts'
import type { Context } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import type { MailDraft } from '#platform/server/mail/outbox.ts'
import type { Sender } from '#platform/server/mail/sender-address.ts'
import { calendarOf } from './calendar-file.ts'
import type { Booking } from '../secrets.ts'
import { calendarLink, cancelLink, editLink } from './visit-links.ts'
import { visitMail } from './visit-mail.ts'
import { longDate, shownTime, visitValues, type VisitFacts } from './visit-values.ts'

export interface BookingMail {
  booking: Booking
  kind: MailKind
  note: string | null
  facts: VisitFacts
  organizer: Sender
  slug: string
}

const buttons: Partial<Record<MailKind, string>> = {
  viewing_confirmation: 'place_visit_edit_link',
  viewing_waiting: 'place_cancel_link',
  viewing_free_seat: 'place_seat_link',
  viewing_changed: 'place_cancel_link',
  viewing_reminder: 'place_cancel_link',
  viewing_after: 'place_form_link',
}

export function bookingMail(ctx: Context, mail: BookingMail): ProcessMail<MailDraft> {
  const { booking, kind } = mail
  const { participant } = booking
  const { language, recordKind, recordId } = participant
  const button = buttons[kind]
  return visitMail(ctx, {
    kind,
    language,
    to: { name: participant.name ?? '', address: participant.email ?? '' },
    values: valuesOf(ctx, mail),
    ...(button && { button }),
    rest: {
      ...(recordKind && recordId && { record: { kind: recordKind, id: recordId } }),
      calendar: calendarFor(ctx, mail),
    },
  })
}

/** Only bookings are in calendars; whoever waits has no time yet. */
function calendarFor(ctx: Context, { booking, kind, organizer, slug }: BookingMail): MailDraft['calendar'] {
  const { participant } = booking
  const url = editLink(ctx, slug, participant.language)
  if (kind === 'viewing_confirmation') return calendarOf(ctx, 'REQUEST', { booking, organizer, url })
  if (kind === 'viewing_changed' && participant.state === 'booked') {
    return calendarOf(ctx, 'REQUEST', { booking, organizer, url })
  }
  const isTakenBack = kind === 'viewing_cancelled' || kind === 'viewing_given_back'
  return isTakenBack && participant.bookedAt ? calendarOf(ctx, 'CANCEL', { booking, organizer, url: null }) : undefined
}

function valuesOf(ctx: Context, { booking, facts, slug, note }: BookingMail): Values {
  const { participant, slot, appointment } = booking
  const { language, name, email, objectId, until } = participant
  const t = translatorFor(language, ctx.workspace.projectType)
  const labelled = (word: string, href: string) => ({ label: t(`viewing_appointments_mail_${word}`), href })
  const objects = facts.objectsOf(appointment.id).map(({ object }) => object.id)
  const form = ctx.linkTo(`/form/application/new?uuids=${objects.join(',')}&lang=${language}`)
  return {
    ...visitValues(ctx, facts, {
      appointment,
      slot,
      objectId,
      person: { name: name ?? '', email: email ?? '', language },
    }),
    place_cancel_link: labelled('cancel', cancelLink(ctx, slug, language)),
    place_ical_link: labelled('calendar', calendarLink(ctx, slug)),
    place_visit_persons: String(participant.persons),
    place_visit_code: participant.code ?? '',
    place_visit_edit_link: labelled('edit', editLink(ctx, slug, language)),
    place_seat_link: labelled('accept', editLink(ctx, slug, language)),
    place_seat_valid_until: until ? `${longDate(until, language)}, ${shownTime(until, language)}` : '',
    place_form_link: labelled('form', form),
    place_note: note ?? '',
  }
}
