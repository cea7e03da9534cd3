// Endpoint for custom facts of an object (the `saved_data` of the specification), one at a time.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { idParam, line, version } from '#platform/contract/fields.ts'
import { notice } from '#platform/contract/notify.ts'
import { longestName, longestOwnFact } from '../rules/own-facts.ts'

export const saveOwnFact = endpoint({
  method: 'POST',
  path: '/api/v1/objects/:id/update-apartment-saved-data-key',
  summary:
    'Keeps one fact of an object under a name of its own, or takes it out (value null); answers the new version. 409 with what stands now when stale, 422 when there are fifty already.',
  params: idParam,
  body: z.object({ version, key: line(longestName), value: line(longestOwnFact).nullable() }),
  response: z.object({ version, notify: z.array(notice).optional() }),
})
