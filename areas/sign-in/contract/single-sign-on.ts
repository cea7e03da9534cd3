// Single sign-on in a popup: the start call returns the provider's URL; the returned code is exchanged for a session.
// `oicd` is the specification's spelling.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { device, deviceMarks, signedIn } from './login.ts'

const started = z.object({ url: z.string() })
const secret = z
  .string({ error: 'general_field_is_required' })
  .min(1, 'general_field_is_required')
  .max(4000, 'general_text_too_long')
/** `iss` is returned by providers that identify themselves (RFC 9207). */
const cameBack = z.object({ code: secret, state: secret, iss: secret.optional(), device, device_marks: deviceMarks })

export const startOidc = endpoint({
  method: 'POST',
  path: '/api/v2/oicd/sso/start',
  summary: 'Begins a sign-in at the OpenID Connect provider: the address for the popup, good for ten minutes.',
  response: started,
})

export const signInByOidc = endpoint({
  method: 'POST',
  path: '/api/v2/oicd/sso',
  summary: 'Exchanges code and state of the OpenID Connect provider for a session; each state once.',
  body: cameBack,
  response: signedIn,
})

export const startAzure = endpoint({
  method: 'POST',
  path: '/api/v2/azure/sso/start',
  summary: 'Begins a sign-in at Microsoft Entra ID: the address for the popup, good for ten minutes.',
  response: started,
})

export const signInByAzure = endpoint({
  method: 'POST',
  path: '/api/v2/azure/sso',
  summary: 'Exchanges code and state of Microsoft Entra ID for a session; each state once.',
  body: cameBack,
  response: signedIn,
})
