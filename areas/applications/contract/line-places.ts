// Where an application stands among those who wish for the same objects.

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
  /** From 1 on; null when it is not in line: denied, let go, or no longer in the running. */
  place: z.number().nullable(),
  /** How many are in line; at most 500 are compared. */
  total: z.number(),
  /** Who is next, be it this application; null when nobody waits. */
  next: inLine.nullable(),
  /** Why the one before it is before it. */
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
