// Schedules that make a letting report again and send it.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, idParam, version } from '#platform/contract/fields.ts'
import { done } from '#platform/contract/notify.ts'
import { recipientKinds, rhythms } from '../rules/report.ts'
import { lettingOptions, recipients } from './reports.ts'

export const scheduleData = lettingOptions.extend({
  rhythm: z.enum(rhythms, { error: 'general_value_not_valid' }),
  /** Day of the next report; the later ones follow from it. Null pauses the schedule. */
  nextRun: day.nullable(),
  recipients: recipients.min(1, 'reporting_no_recipient'),
})
export type ScheduleData = z.infer<typeof scheduleData>

export const scheduleView = z.object({
  id: z.string(),
  version: z.number(),
  data: scheduleData,
  rhythmTitle: z.string(),
  /** Names of the recipients; those who cannot sign in any more get nothing. */
  recipients: z.array(z.object({ kind: z.enum(recipientKinds), name: z.string(), isReached: z.boolean() })),
})
export type ScheduleView = z.infer<typeof scheduleView>

export const getSchedules = endpoint({
  method: 'GET',
  path: '/api/v1/reporting/schedules',
  summary: 'All schedules, the next one first and paused ones last.',
  response: z.object({ items: z.array(scheduleView) }),
})

export const createSchedule = endpoint({
  method: 'POST',
  path: '/api/v1/reporting/schedules/create',
  summary: 'Creates a schedule. The night job makes the report on its day and sends it once.',
  body: scheduleData,
  response: done.extend({ schedule: scheduleView }),
})

export const editSchedule = endpoint({
  method: 'POST',
  path: '/api/v1/reporting/schedules/:id/edit',
  summary: 'Saves a schedule; a stale version is 409.',
  params: idParam,
  body: scheduleData.extend({ version }),
  response: done.extend({ schedule: scheduleView }),
})

export const deleteSchedule = endpoint({
  method: 'DELETE',
  path: '/api/v1/reporting/schedules/:id',
  summary: 'Deletes a schedule; its reports stay.',
  params: idParam,
  response: done,
})
