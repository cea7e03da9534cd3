// Objects of one owner, for the page of the owner.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam } from '#platform/contract/fields.ts'
import { objectStates } from '#areas/buildings/rules/object-state.ts'

export const mostOwnerObjects = 200

export const listOwnerObjects = endpoint({
  method: 'GET',
  path: '/api/v1/settings/owners/:id/objects',
  summary: 'The objects of an owner in natural order, at most 200, and their number.',
  params: idParam,
  response: z.object({
    count: z.number(),
    objects: z.array(
      z.object({
        id,
        reference_number: z.string(),
        title: z.string(),
        progress_state: z.enum(objectStates),
        stateTitle: z.string(),
      }),
    ),
  }),
})
