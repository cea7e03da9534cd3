// Opens a form on another device with a short code instead of a long link.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, instant } from '#platform/contract/fields.ts'
import { credentials } from './form-shapes.ts'

export const makeDeviceCode = endpoint({
  method: 'POST',
  path: '/api/v2/applications/:slug/:token/device-code',
  summary:
    'Makes a code of eight signs that opens this draft once on another device, for fifteen minutes; an earlier one of the draft ends.',
  params: credentials,
  response: z.object({ code: z.string(), expiresAt: instant }),
})

export const redeemDeviceCode = endpoint({
  method: 'POST',
  path: '/api/v2/applications/continue',
  summary:
    'Gives the key to the draft for its code, once; 404 when the code is wrong, used or over, without saying which.',
  body: z.object({ code: z.string().max(40, 'application_form_code_not_valid') }),
  response: z.object({
    formsCredentials: credentials,
    formId: id,
    objectIds: z.array(id),
    startedAt: instant,
  }),
})
