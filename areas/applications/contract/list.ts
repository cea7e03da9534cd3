// The list of applications and the bulk actions.

import { z } from 'zod'
import { mailWords } from '#areas/mail-templates/contract/process-mail.ts'
import { bulkAnswer, bulkRequest, tableAnswer, tableQuery } from '#platform/contract/table.ts'
import { groupsEndpoint } from '#platform/contract/table-groups.ts'
import { endpoint } from '#platform/contract/endpoint.ts'

export const listApplications = endpoint({
  method: 'GET',
  path: '/api/v1/applications/',
  summary: 'The applications of a state, searched, filtered and sorted, with their columns unless only data is asked.',
  query: tableQuery,
  response: tableAnswer,
})

/** Only for a denial: replaces the text of the default mail. */
export const denialWording = z.object({ mail: mailWords.optional() })

export const listApplicationGroups = groupsEndpoint(
  '/api/v1/applications/groups',
  'The objects that the matching applications wish for, 10 at a time: state, offers, number of applications, first in line.',
)

export const changeApplications = endpoint({
  method: 'POST',
  path: '/api/v1/applications/',
  summary:
    'Activates, deactivates, marks or deletes the chosen applications, or answers them as a spreadsheet (exportExcel).',
  body: bulkRequest.extend(denialWording.shape),
  response: bulkAnswer,
})

/** In a project that sells, list and bulk actions have paths of their own (decision 0606). */
export const listSaleApplications = endpoint({
  method: 'GET',
  path: '/api/v1/sales/applications/',
  summary: 'The applications to buy of a state: objects by priority, price, confirmation, financing, reservation.',
  query: tableQuery,
  response: tableAnswer,
})

export const changeSaleApplications = endpoint({
  method: 'POST',
  path: '/api/v1/sales/applications/',
  summary: 'Activates, deactivates, denies, marks or deletes the chosen applications to buy, or exports them.',
  body: bulkRequest.extend(denialWording.shape),
  response: bulkAnswer,
})

/** Search endpoint of the filter by wished object. */
export const wishedObjectChoices = '/api/v1/applications/choices/objects'
