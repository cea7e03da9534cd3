// Replaces a lost or ended link by mail.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { newLinkRequest, newLinkResponse } from '#platform/contract/new-link.ts'
import { credentials } from './form-shapes.ts'

export const requestNewLink = endpoint({
  method: 'POST',
  path: '/api/v2/applications/new-link',
  summary:
    'Mails a link for a new link to each application, draft and invitation of this address; the response does not tell if there are any.',
  body: newLinkRequest,
  response: newLinkResponse,
})

const path = '/api/v2/applications/:slug/:token/new-link'

export const getNewLink = endpoint({
  method: 'GET',
  path,
  summary: 'What a mailed link for a new link opens; changes nothing. 404 once it was used, and after a day.',
  params: credentials,
  response: z.object({ opens: z.enum(['draft', 'application', 'co_applicant']), number: z.number().nullable() }),
})

export const takeNewLink = endpoint({
  method: 'POST',
  path,
  summary: 'Exchanges the mailed link, once, for a new link to the page; the earlier link of that page ends.',
  params: credentials,
  response: z.object({ path: z.string() }),
})
