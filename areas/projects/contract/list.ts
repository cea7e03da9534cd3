// The list of projects and its bulk actions.

import { endpoint } from '#platform/contract/endpoint.ts'
import { bulkAnswer, bulkRequest, tableAnswer, tableQuery } from '#platform/contract/table.ts'

export const listProjects = endpoint({
  method: 'GET',
  path: '/api/v1/b2b/objects/',
  summary: 'The projects offered to investors, searched, filtered and sorted, with what is due in each.',
  query: tableQuery,
  response: tableAnswer,
})

export const changeProjects = endpoint({
  method: 'POST',
  path: '/api/v1/b2b/objects/',
  summary:
    'Marks the chosen projects as sold (setObjectToSold), deletes them (delete), or returns them as a spreadsheet (exportExcel).',
  body: bulkRequest,
  response: bulkAnswer,
})
