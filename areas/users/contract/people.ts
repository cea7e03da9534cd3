// Contract of people with a login: list, creation, changes.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { email, id, idParam, line, option, version } from '#platform/contract/fields.ts'
import { done, notice } from '#platform/contract/notify.ts'
import { bulkAnswer, bulkRequest, tableAnswer, tableQuery } from '#platform/contract/table.ts'
import { permissions, staffRoles } from '#platform/rules/permissions.ts'
import { languages } from '#platform/rules/project-type.ts'
import { settingHistory } from '#areas/project-settings/contract/history.ts'

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/v1/settings/users',
  summary: 'The people with a login here, searched, filtered and sorted, with their columns unless only data is asked.',
  query: tableQuery,
  response: tableAnswer,
})

export const changeUsers = endpoint({
  method: 'POST',
  path: '/api/v1/settings/users',
  summary: 'Deletes the logins of the chosen people (delete), or answers them as a spreadsheet (exportExcel).',
  body: bulkRequest,
  response: bulkAnswer,
})

const plain = (max: number) => line(max).regex(/^\P{Cc}*$/u, 'general_value_not_valid')
const teams = z.array(id).max(100)

const newPerson = z.object({
  first_name: plain(100),
  last_name: plain(100),
  email,
  phone: z
    .string()
    .trim()
    .max(40, 'general_text_too_long')
    .regex(/^\P{Cc}*$/u, 'general_value_not_valid')
    .default(''),
  language: z.enum(languages),
  role: z.enum(staffRoles),
  teams: teams.default([]),
})

export const userData = newPerson.extend({ phone: z.string().trim().max(40), teams, is_active: z.boolean() })
export type UserData = z.infer<typeof userData>

const choices = z.object({ roles: z.array(option), teams: z.array(option), languages: z.array(z.enum(languages)) })
export type PersonChoices = z.infer<typeof choices>

export const getUserCreation = endpoint({
  method: 'GET',
  path: '/api/v1/users/create',
  summary: 'What there is to choose from for a new person.',
  response: z.object({ choices }),
})

export const createUser = endpoint({
  method: 'POST',
  path: '/api/v1/users/create',
  summary: 'Makes a login and mails the person a link to set their password.',
  body: newPerson,
  response: z.object({ id, notify: z.array(notice).optional() }),
})

export const getUserAddition = endpoint({
  method: 'GET',
  path: '/api/v1/users/add',
  summary: 'What there is to choose from for several new people at once.',
  response: z.object({ choices, most: z.number() }),
})

export const mostAddedAtOnce = 50

export const addUsers = endpoint({
  method: 'POST',
  path: '/api/v1/users/add',
  summary: 'Makes a login for each e-mail address, all in one role, and mails each a link; known addresses are named.',
  body: z.object({
    emails: z
      .array(z.string().trim().max(254).pipe(z.email('admin_items_not_in_valid_email_format_error_msg')))
      .min(1, 'general_field_is_required')
      .max(mostAddedAtOnce),
    role: z.enum(staffRoles),
    language: z.enum(languages),
    teams: teams.default([]),
  }),
  response: z.object({ added: z.number(), known: z.array(z.string()), notify: z.array(notice).optional() }),
})

const whyView = z.object({
  permission: z.enum(permissions),
  title: z.string(),
  allowed: z.boolean(),
  /** The explanation in complete sentences. */
  answer: z.string(),
  changedBy: z.string(),
})

export const getUser = endpoint({
  method: 'GET',
  path: '/api/v1/users/:id/edit',
  summary:
    'A person with what an administrator may change, why the rest is locked, what they may do and what was changed.',
  params: idParam,
  response: z.object({
    id,
    version,
    data: userData,
    username: z.string(),
    state: z.enum(['active', 'invited', 'inactive']),
    isOneself: z.boolean(),
    choices,
    /** Reason why an action is locked; null if it is allowed. */
    locks: z.object({
      edit: z.string().nullable(),
      role: z.string().nullable(),
      is_active: z.string().nullable(),
      delete: z.string().nullable(),
      reset: z.string().nullable(),
    }),
    facts: z.object({
      createdAt: z.string(),
      lastSeenAt: z.string().nullable(),
      sessions: z.number(),
      twoFactor: z.boolean(),
      singleSignOn: z.boolean(),
    }),
    why: z.array(whyView),
    history: settingHistory,
  }),
})

export type UserView = z.infer<(typeof getUser)['response']>

export const saveUser = endpoint({
  method: 'POST',
  path: '/api/v1/users/:id/edit',
  summary:
    'Saves a person; switching off ends their sessions at once. A stale version answers 409 with what stands now.',
  params: idParam,
  body: userData.extend({ version }),
  response: z.object({ version, notify: z.array(notice).optional() }),
})

export const getUserReset = endpoint({
  method: 'GET',
  path: '/api/v1/users/:id/reset-password',
  summary: 'Where a link for a new password would go, and whether the person has one already.',
  params: idParam,
  response: z.object({ email: z.string(), hasPassword: z.boolean(), refusal: z.string().nullable() }),
})

export const resetUserPassword = endpoint({
  method: 'POST',
  path: '/api/v1/users/:id/reset-password',
  summary: 'Mails the person a link to set a new password; the old one holds until it is used.',
  params: idParam,
  response: done,
})
