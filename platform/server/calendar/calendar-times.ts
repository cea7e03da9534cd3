// Times of calendar files: Swiss wall-clock times, with the rules of the time zone in the file.

import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import { laterByHours, timeOf } from '../../rules/local-time.ts'

dayjs.extend(utc)
dayjs.extend(timezone)

const zone = 'Europe/Zurich'

/** The calendar itself has no zone, so that its time stamps stay in UTC as the standard requires. */
export const zoneOfCalendar = {
  name: null,
  generator: (name: string): string | null => [tzlib_get_ical_block(name)].flat()[0] ?? null,
}

/**
 * Beginning and end of an event. Both are written in UTC if one of them falls into the hour that occurs twice in
 * autumn: programs disagree on which of the two a local time means.
 */
export function timesOfEvent(startsAt: Date, endsAt: Date) {
  const isLocal = ![startsAt, endsAt].some(occursTwice)
  return { start: dayjs(startsAt), end: dayjs(endsAt), timezone: isLocal ? zone : null }
}

const occursTwice = (instant: Date): boolean =>
  [-1, 1].some((hours) => timeOf(laterByHours(instant, hours)) === timeOf(instant))
