// The list of the waitlist and the bulk actions.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id } from '#platform/contract/fields.ts'
import { notice } from '#platform/contract/notify.ts'
import { bulkAnswer, bulkRequest, tableAnswer, tableQuery } from '#platform/contract/table.ts'

export const listRequests = endpoint({
  method: 'GET',
  path: '/api/v1/waitlist/applications/',
  summary: 'Requests on the waitlist of a state, searched, filtered and sorted, with how many free objects suit each.',
  query: tableQuery,
  response: tableAnswer,
})

export const changeRequests = endpoint({
  method: 'POST',
  path: '/api/v1/waitlist/applications/',
  summary:
    'Accepts, sets inactive, activates or deletes the chosen requests, or answers them as a spreadsheet (exportExcel).',
  body: bulkRequest,
  response: bulkAnswer,
})

export const activateRequests = endpoint({
  method: 'POST',
  path: '/api/v1/waitlist/applications/bulk-set-to-active',
  summary:
    'Puts requests that were inactive or declined back on the waitlist; those that wait already are skipped with the reason.',
  body: z.object({ targets: z.array(id).min(1, 'general_field_is_required').max(1000) }),
  response: z.object({
    changed: z.number(),
    skipped: z.array(z.object({ id, reason: z.string() })),
    notify: z.array(notice).optional(),
  }),
})
