// Times of day in the API (spec 1 §5).

import { z } from 'zod'
import { endsBeforeItBegins, isTime } from '../rules/time-of-day.ts'

/** HH:MM. */
export const timeOfDay = z.string().refine((text) => isTime(text, 'minutes'), 'general_time_not_valid')

/** HH:MM:SS. */
export const timeWithSeconds = z.string().refine((text) => isTime(text, 'seconds'), 'general_time_seconds_not_valid')

/** The end must not be before the beginning. */
export const timeRange = z
  .object({ from: timeOfDay, to: timeOfDay })
  .refine((range) => !endsBeforeItBegins(range), { path: ['to'], error: 'admin_timepicker_range_error' })
export type TimeRange = z.infer<typeof timeRange>
