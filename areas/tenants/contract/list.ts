// The list of tenants and the bulk actions.

import { endpoint } from '#platform/contract/endpoint.ts'
import { bulkAnswer, bulkRequest, tableAnswer, tableQuery } from '#platform/contract/table.ts'

export const listTenants = endpoint({
  method: 'GET',
  path: '/api/v1/tenants/',
  summary: 'Tenancies of a contract state, searched, filtered and sorted.',
  query: tableQuery,
  response: tableAnswer,
})

export const changeTenants = endpoint({
  method: 'POST',
  path: '/api/v1/tenants/',
  summary: 'Moves the chosen tenants to "contract sent", or answers them as a spreadsheet (exportExcel).',
  body: bulkRequest,
  response: bulkAnswer,
})
