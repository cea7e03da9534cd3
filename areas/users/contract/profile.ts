// Contract of the signed-in person's profile: name, phone, language, user name. Only an administrator changes the
// e-mail address.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { line, version } from '#platform/contract/fields.ts'
import { done } from '#platform/contract/notify.ts'
import { roles } from '#platform/rules/permissions.ts'
import { languages } from '#platform/rules/project-type.ts'

const plain = (max: number) => line(max).regex(/^\P{Cc}*$/u, 'general_value_not_valid')

export const getOwnProfile = endpoint({
  method: 'GET',
  path: '/api/v1/users/user-profile-settings',
  summary: 'The own profile; `phone` in international spelling or empty.',
  response: z.object({
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    username: z.string(),
    phone: z.string(),
    language: z.enum(languages),
    role: z.enum(roles),
    version: z.number(),
  }),
})

export const saveOwnProfile = endpoint({
  method: 'POST',
  path: '/api/v1/users/user-profile-settings',
  summary: 'Saves the own profile; 409 with the newer one when it was changed meanwhile.',
  body: z.object({
    first_name: plain(100),
    last_name: plain(100),
    username: plain(254),
    phone: z
      .string()
      .trim()
      .max(40, 'general_text_too_long')
      .regex(/^\P{Cc}*$/u, 'general_value_not_valid')
      .default(''),
    language: z.enum(languages),
    version,
  }),
  response: done,
})
