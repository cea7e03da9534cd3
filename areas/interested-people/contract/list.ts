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

/** Where the filter by wanted object and the form search. */
export const wantedObjectChoices = '/api/v1/applications/interested/choices/objects'
