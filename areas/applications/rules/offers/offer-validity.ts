// Validity of an offer: whole days in Swiss time, until the last second of the last day.

import { longestValidityDays } from '#areas/project-settings/rules/process-settings.ts'
import { dayAfter, dayOf, endOfDay, laterDay } from '#platform/rules/calendar-day.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Returns a text key if the day is not valid as last day of an offer; otherwise null. */
export function refuseValidity(day: string, now: Date): string | null {
  if (day < dayOf(now)) return 'applications_offer_day_past'
  return day > dayAfter(now, longestValidityDays) ? 'applications_offer_day_too_late' : null
}

/** Returns 09:00 of the day `daysBefore` days before the last one; null if reminders are switched off. */
export function reminderMoment(validUntil: Date, daysBefore: number): Date | null {
  if (daysBefore === 0) return null
  // Subtracts from the end of that day, since the clock change happens before 09:00.
  return new Date(endOfDay(laterDay(dayOf(validUntil), -daysBefore)).getTime() + 1000 - 15 * 60 * 60 * 1000)
}

interface Running {
  validUntil: Date
  remindedAt: Date | null
}

/** Returns a text key if the offer has expired, even if the expiry job has not closed it yet. */
export const refuseAcceptance = ({ validUntil }: Pick<Running, 'validUntil'>, now: Date): string | null =>
  validUntil <= now ? 'applications_reason_offer_over' : null

/** Returns a text key if the offer has expired or the last reminder is less than 24 hours old. */
export function refuseReminder({ validUntil, remindedAt }: Running, now: Date): string | null {
  if (validUntil <= now) return 'applications_reason_offer_over'
  if (remindedAt && now.getTime() - remindedAt.getTime() < dayMs) return 'applications_reason_reminded_already'
  return null
}
