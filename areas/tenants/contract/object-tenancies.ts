// All tenancies of an object, and its reservation.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam } from '#platform/contract/fields.ts'

export const getObjectTenancies = endpoint({
  method: 'GET',
  path: '/api/v1/objects/:id/assigned-rented',
  summary:
    'The households an object was assigned to, for itself or with another, newest first; and the reservation that stands.',
  params: idParam,
  response: z.object({
    tenancies: z.array(
      z.object({
        assignmentId: id,
        applicationId: id,
        names: z.string(),
        /** Main object it was let with; null if let on its own. */
        letWith: z.object({ objectId: id, title: z.string() }).nullable(),
        /** Null before the release, when there is no tenancy yet. */
        contractState: z.string().nullable(),
        stateTitle: z.string(),
        contractStart: z.string().nullable(),
        quitOn: z.string().nullable(),
        /** Time at which the household left. */
        endedAt: z.string().nullable(),
      }),
    ),
    reservation: z.object({ until: z.string(), note: z.string(), hasBegun: z.boolean() }).nullable(),
  }),
})
