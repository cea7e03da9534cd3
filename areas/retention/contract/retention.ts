// Records that the next nightly run deletes, for administrators.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id } from '#platform/contract/fields.ts'

const due = z.object({
  id,
  number: z.number(),
  contactName: z.string(),
  deactivatedAt: z.string(),
  reason: z.string().nullable(),
  documents: z.number(),
  comments: z.number(),
  mails: z.number(),
})

export const getRetention = endpoint({
  method: 'GET',
  path: '/api/v1/retention',
  summary: 'Which rejected applications are made anonymous in the coming night, and how many have been.',
  response: z.object({
    /** From the process settings. */
    days: z.number(),
    /** Total number; at most 200 are listed. */
    count: z.number(),
    due: z.array(due),
    anonymised: z.number(),
  }),
})
