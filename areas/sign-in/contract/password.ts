// Contract of setting a password: by a link from a mail, or in the profile with the old password.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { email } from '#platform/contract/fields.ts'
import { done } from '#platform/contract/notify.ts'
import { passwordProblem } from '../rules/password.ts'
import { givenPassword } from './login.ts'

const newPassword = z.string({ error: 'general_field_is_required' }).superRefine((password, check) => {
  const problem = passwordProblem(password)
  if (problem) check.addIssue({ code: 'custom', message: problem })
})

interface Twice {
  new_password: string
  new_password_confirmation: string
}
export const isTheSame = (body: Twice) => body.new_password === body.new_password_confirmation
export const notTheSame = { error: 'admin_confirm_password_error_msg', path: ['new_password_confirmation'] }
export const twice = {
  new_password: newPassword,
  new_password_confirmation: z.string({ error: 'general_field_is_required' }),
}

/** Secret of the link; a malformed one results in 404. */
const resetParam = z.object({ id: z.string().regex(/^[\w-]{43}$/) })

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/v1/accounts/password/reset/request',
  summary: 'Sends a link for a new password to this address if it has an account; answers the same either way.',
  body: z.object({ email }),
  response: done,
})

export const checkPasswordReset = endpoint({
  method: 'GET',
  path: '/api/v1/accounts/password/reset/check/:id',
  summary:
    'Whether the link may still be used, and for which address; 404 when it is unknown, used or older than an hour.',
  params: resetParam,
  response: z.object({ email: z.string() }),
})

export const confirmPasswordReset = endpoint({
  method: 'POST',
  path: '/api/v1/accounts/password/reset/confirm/:id',
  summary: 'Sets the new password, uses the link up and ends all sessions of the person.',
  params: resetParam,
  body: z.object(twice).refine(isTheSame, notTheSame),
  response: done,
})

export const changeOwnPassword = endpoint({
  method: 'POST',
  path: '/api/v1/users/reset-password',
  summary: 'Changes the own password with the old one and ends the other sessions.',
  body: z.object({ old_password: givenPassword, ...twice }).refine(isTheSame, notTheSame),
  response: done,
})
