// Wished objects in order of priority, and suggested alternatives.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, version } from '#platform/contract/fields.ts'
import { notice } from '#platform/contract/notify.ts'
import { mostWishes } from '../rules/priorities.ts'
import { objectChoice, verdict } from './offers.ts'

export const getPriorities = endpoint({
  method: 'GET',
  path: '/api/v1/objects/edit-prios/:id',
  summary: 'The wished objects of an application in their order, to be changed; the id is that of the application.',
  params: idParam,
  response: z.object({
    applicationId: id,
    version,
    canEdit: verdict,
    most: z.number(),
    objects: z.array(objectChoice),
  }),
})

export const savePriorities = endpoint({
  method: 'POST',
  path: '/api/v1/objects/edit-prios/:id',
  summary: 'Saves the wished objects in a new order, at most three; a stale version answers 409 with what stands now.',
  params: idParam,
  body: z.object({ prios: z.array(id).max(mostWishes, 'applications_prios_too_many'), version }),
  response: z.object({ version, notify: z.array(notice).optional() }),
})

export const getAlternatives = endpoint({
  method: 'GET',
  path: '/api/v1/applications/:id/alternative-apartments',
  summary:
    'Free objects that fit the household but are none of its wishes, nearest to the first wish first; at most 10.',
  params: idParam,
  response: z.object({ objects: z.array(objectChoice) }),
})
