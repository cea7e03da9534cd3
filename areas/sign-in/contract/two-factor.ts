// Contract of the second factor of the signed-in account: an authenticator app, and ten recovery codes for its loss.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { done } from '#platform/contract/notify.ts'
import { code, codeOrNone } from './login.ts'

/** Empty for people who use single sign-on and have no password; they must have signed in shortly before. */
const ownPassword = z.string().max(200, 'general_text_too_long').default('')
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

export const getTwoFactor = endpoint({
  method: 'GET',
  path: '/api/v1/users/two-factor',
  summary: 'Whether the own account asks for a second factor, since when, and how many recovery codes are left.',
  response: z.object({
    is_on: z.boolean(),
    since: z.string().nullable(),
    recovery_codes_left: z.number(),
    has_password: z.boolean(),
    signs_in_by_organisation: z.boolean(),
  }),
})

export const beginTwoFactor = endpoint({
  method: 'POST',
  path: '/api/v1/users/two-factor/begin',
  summary:
    'Makes a secret for the authenticator app, as text, otpauth address and QR code (SVG); nothing is asked for yet.',
  response: z.object({ secret: z.string(), otpauth_uri: z.string(), qr_svg: z.string() }),
})

export const confirmTwoFactor = endpoint({
  method: 'POST',
  path: '/api/v1/users/two-factor/confirm',
  summary:
    'Turns the second factor on with the own password and a first code of the app; answers ten recovery codes, this once.',
  body: z.object({ password: ownPassword, code: codeOrNone }),
  response: recoveryCodes,
})

export const disableTwoFactor = endpoint({
  method: 'POST',
  path: '/api/v1/users/two-factor/disable',
  summary: 'Turns the second factor off with password and code.',
  body: z.object({ password: ownPassword, code: codeOrNone }),
  response: done,
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/v1/users/two-factor/recovery-codes',
  summary: 'Ten new recovery codes with a code of the app; the old ones are worth nothing from then on.',
  body: z.object({ code }),
  response: recoveryCodes,
})
