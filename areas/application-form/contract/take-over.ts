// Codes by which a new application begins with the answers of an earlier one. A code opens nothing else.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { instant } from '#platform/contract/fields.ts'
import { newLinkRequest, newLinkResponse } from '#platform/contract/new-link.ts'
import { credentials } from './form-shapes.ts'

export const makeTakeOverCode = endpoint({
  method: 'POST',
  path: '/api/v2/applications/:slug/:token/take-over-code',
  summary:
    'Makes a code of eight signs by which one new application begins with the answers of this one, within an hour.',
  params: credentials,
  response: z.object({ code: z.string(), expiresAt: instant }),
})

export const mailTakeOverCode = endpoint({
  method: 'POST',
  path: '/api/v2/applications/take-over-code',
  summary: 'Mails such a code for the latest application of this address; the response does not tell if there is one.',
  body: newLinkRequest,
  response: newLinkResponse,
})
