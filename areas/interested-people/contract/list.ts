// The list of interested people and the bulk actions.

import { endpoint } from '#platform/contract/endpoint.ts'
import { bulkAnswer, bulkRequest, tableAnswer, tableQuery } from '#platform/contract/table.ts'

export const listInterested = endpoint({
  method: 'GET',
  path: '/api/v1/applications/interested',
  summary: 'Interested people of a state, searched, filtered and sorted, with what they look for.',
  query: tableQuery,
  response: tableAnswer,
})

export const changeInterested = endpoint({
  method: 'POST',
  path: '/api/v1/applications/interested',
  summary:
    'Sets the chosen interested people inactive (with a reason), activates or deletes them, or answers them as a spreadsheet (exportExcel).',
  body: bulkRequest,
  response: bulkAnswer,
})

/** Search endpoint for wanted objects, used by the filter and the form. */
export const wantedObjectChoices = '/api/v1/applications/interested/choices/objects'
