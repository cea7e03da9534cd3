// Contract of sign-in and sign-out: password, second factor, logout.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { done } from '#platform/contract/notify.ts'
import { sessionUser } from '#platform/contract/session.ts'

/** A single line without control characters, or absent. */
const lineOrNone = (max: number) =>
  z
    .string({ error: 'general_field_is_required' })
    .trim()
    .max(max, 'general_text_too_long')
    .regex(/^\P{Cc}*$/u, 'general_value_not_valid')
const plainLine = (max: number) => lineOrNone(max).min(1, 'general_field_is_required')

/**
 * Longer than any valid password, so that an outdated or foreign one can be submitted; short enough to be hashed
 * quickly.
 */
export const givenPassword = z
  .string({ error: 'general_field_is_required' })
  .min(1, 'general_field_is_required')
  .max(200, 'general_text_too_long')

/** User agent of the browser, shown in the list of sessions. */
export const device = z
  .string()
  .max(400, 'general_text_too_long')
  .regex(/^\P{Cc}*$/u, 'general_value_not_valid')
  .optional()

/** Marks that this browser received at earlier sign-ins, newest first; unknown ones are ignored. */
export const mostDeviceMarks = 5
export const deviceMarks = z.array(z.string().max(200, 'general_text_too_long')).max(mostDeviceMarks).default([])

export const code = plainLine(20)
/** Optional, because the handler reports a missing code together with other missing fields. */
export const codeOrNone = lineOrNone(20).default('')

/**
 * `user` is null as long as the second factor is missing; until then `token` is good for giving it and nothing else. `device_mark` is
 * kept by the browser and sent at the next sign-in: it opens nothing, but wrong guesses elsewhere no longer slow this browser down.
 */
export const signedIn = z.object({
  token: z.string(),
  needs_second_factor: z.boolean(),
  user: sessionUser.nullable(),
  device_mark: z.string().nullable(),
})

export const login = endpoint({
  method: 'POST',
  path: '/api/v1/login',
  summary:
    'Signs in with e-mail address or user name and password; 401 without saying which half was wrong, 429 while a wait lasts.',
  body: z.object({ username: plainLine(254), password: givenPassword, device, device_marks: deviceMarks }),
  response: signedIn,
})

export const giveSecondFactor = endpoint({
  method: 'POST',
  path: '/api/v1/2fa-authentication',
  summary: 'Completes a sign-in with a code from the app or a recovery code; answers a new token.',
  body: z.object({ token: plainLine(200), code, device_marks: deviceMarks }),
  response: signedIn,
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/v1/logout',
  summary: 'Ends the session of this token; a token that is not known is as good as ended.',
  body: z.object({ token: plainLine(200) }),
  response: done,
})
