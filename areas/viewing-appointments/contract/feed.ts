// The own appointments as a calendar that other programs subscribe to.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { instant } from '#platform/contract/fields.ts'
import { notice } from '#platform/contract/notify.ts'
import { slug } from './booking.ts'

const path = '/api/v1/appointments/feed'

export const getOwnFeed = endpoint({
  method: 'GET',
  path,
  summary:
    'Whether the signed-in user has a calendar address, and since when. The address is shown only when it is made.',
  response: z.object({ createdAt: instant.nullable() }),
})

export const createOwnFeed = endpoint({
  method: 'POST',
  path,
  summary: 'Makes the calendar address of the signed-in user; an earlier one ends.',
  response: z.object({ url: z.string(), notify: z.array(notice).optional() }),
})

export const revokeOwnFeed = endpoint({
  method: 'DELETE',
  path,
  summary: 'Ends the calendar address of the signed-in user.',
  response: z.object({ notify: z.array(notice).optional() }),
})

/** Answers `text/calendar`. */
export const readFeed = endpoint({
  method: 'GET',
  path: '/api/v1/appointments/public/feed/:slug',
  summary: 'Appointments of one host as iCalendar, from 30 days ago; without names of participants.',
  params: z.object({ slug }),
  response: z.unknown(),
})
