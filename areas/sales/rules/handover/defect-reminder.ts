// Staff are reminded of a defect on its due day, then every week until it is repaired.

import { laterDay } from '#platform/rules/calendar-day.ts'

export const daysBetweenReminders = 7

interface Open {
  doneOn: string | null
  dueOn: string
  /** Last day on which staff were reminded. */
  remindedOn: string | null
}

export const isDefectReminderDue = ({ doneOn, dueOn, remindedOn }: Open, today: string): boolean =>
  doneOn === null && dueOn <= today && (remindedOn === null || laterDay(remindedOn, daysBetweenReminders) <= today)
