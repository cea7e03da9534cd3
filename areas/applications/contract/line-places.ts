// Endpoint for the rank of an application among all applications that wish for the same objects.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam } from '#platform/contract/fields.ts'

const inLine = z.object({
  applicationId: id,
  number: z.number(),
  contactName: z.string(),
})

const linePlace = z.object({
  objectId: id,
  /** From 1; null if the application is not ranked: denied, offer declined, or closed. */
  place: z.number().nullable(),
  /** Number of applications in line; at most 500 are compared. */
  total: z.number(),
  /** First application in line, possibly this one; null if the line is empty. */
  next: inLine.nullable(),
  /** Reason why the previous application in line ranks higher. */
  behindTitle: z.string().nullable(),
})
export type LinePlace = z.infer<typeof linePlace>

export const getLinePlaces = endpoint({
  method: 'GET',
  path: '/api/v1/applications/:id/line-places',
  summary:
    'The place of an application in the line for each object it wishes for, and who is next. Grades that the reader may not see count for nothing in it.',
  params: idParam,
  response: z.object({ objects: z.array(linePlace) }),
})
