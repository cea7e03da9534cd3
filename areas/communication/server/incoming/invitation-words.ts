// Text for an invitation: in the project's language for lists and search, in the reader's language in the thread.

import type { MailInvitation } from '#platform/rules/mail-invitation.ts'
import { laterDay } from '#platform/rules/calendar-day.ts'
import type { Context } from '#platform/server/context.ts'
import type { FeedMail } from '../../contract/feed-mail.ts'

type Speaking = Pick<Context, 't' | 'language'>

/** Text for a mail that contains nothing but an invitation. */
export function wordsOfInvitation(ctx: Speaking, invitation: MailInvitation): string {
  const { title, summary, time, location } = viewOfInvitation(ctx, invitation)
  const lines = [`${title}: ${summary}`, time, location].filter(Boolean).join('\n')
  return [lines, invitation.description].filter(Boolean).join('\n\n')
}

export function viewOfInvitation(
  { t, language }: Speaking,
  invitation: MailInvitation,
): NonNullable<FeedMail['invitation']> {
  const { method, answer, summary, location } = invitation
  const key = method === 'reply' ? `reply_${answer ?? 'unclear'}` : method
  return { title: t(`communication_invitation_${key}`), summary, time: timeOf(invitation, language), location }
}

/** «Dienstag, 1. Dezember 2026, 11:00–11:30» */
function timeOf({ begin, end, isWholeDay }: MailInvitation, language: string): string {
  // Swiss French would put a comma after the weekday, as German does.
  const locale = language === 'fr' ? 'fr' : 'de-CH'
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: isWholeDay ? 'UTC' : 'Europe/Zurich' })
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'Europe/Zurich' })
  const dayOf = (moment: string) => day.format(new Date(moment))
  const clockOf = (moment: string) => clock.format(new Date(moment))
  if (isWholeDay) {
    // In calendar files the end of a whole-day event is the day after the last one.
    const last = end ? laterDay(end.slice(0, 10), -1) : begin
    return last > begin ? `${dayOf(begin)} – ${dayOf(last)}` : dayOf(begin)
  }
  if (!end) return `${dayOf(begin)}, ${clockOf(begin)}`
  const isSameDay = dayOf(begin) === dayOf(end)
  return `${dayOf(begin)}, ${clockOf(begin)}${isSameDay ? '–' : ` – ${dayOf(end)}, `}${clockOf(end)}`
}
