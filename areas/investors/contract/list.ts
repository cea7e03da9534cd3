// The list of investors and the bulk actions.

import { endpoint } from '#platform/contract/endpoint.ts'
import { bulkAnswer, bulkRequest, tableAnswer, tableQuery } from '#platform/contract/table.ts'

export const listInvestors = endpoint({
  method: 'GET',
  path: '/api/v1/investors/',
  summary: 'Investors of a state, searched, filtered and sorted, with what they look for.',
  query: tableQuery,
  response: tableAnswer,
})

export const changeInvestors = endpoint({
  method: 'POST',
  path: '/api/v1/investors/',
  summary:
    'Activates, deactivates (with a reason) or deletes the chosen investors, or returns them as a spreadsheet (exportExcel).',
  body: bulkRequest,
  response: bulkAnswer,
})
