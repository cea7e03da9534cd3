// The cost plan: costs below their categories, and bulk actions.

import { endpoint } from '#platform/contract/endpoint.ts'
import { bulkAnswer, bulkRequest, tableAnswer, tableQuery } from '#platform/contract/table.ts'

export const listCosts = endpoint({
  method: 'GET',
  path: '/api/v1/reporting/costs',
  summary: 'Costs below their categories, with sums of all that match, including VAT.',
  query: tableQuery,
  response: tableAnswer,
})

export const changeCosts = endpoint({
  method: 'POST',
  path: '/api/v1/reporting/costs',
  summary: 'Submits, approves, or deletes the chosen costs, or returns them as a spreadsheet (exportExcel).',
  body: bulkRequest,
  response: bulkAnswer,
})

/** Search endpoint for the object of a cost, used by the filter and the form. */
export const costObjectChoices = '/api/v1/reporting/costs/choices/objects'
