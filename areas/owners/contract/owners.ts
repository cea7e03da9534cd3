// Contract of owners: the settings page with their logins, and the choice of an owner in other forms.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { email, emailOrNone, id, idParam, line, version } from '#platform/contract/fields.ts'
import { done, notice } from '#platform/contract/notify.ts'
import { bulkAnswer, bulkRequest, tableAnswer, tableQuery } from '#platform/contract/table.ts'
import { languages } from '#platform/rules/project-type.ts'
import { settingHistory } from '#areas/project-settings/contract/history.ts'
import { ownerKinds } from '../rules/owner-kinds.ts'

export const listOwnerRows = endpoint({
  method: 'GET',
  path: '/api/v1/settings/owners',
  summary:
    'The owners of the project, searched, filtered and sorted, with their columns unless only data is requested.',
  query: tableQuery,
  response: tableAnswer,
})

export const changeOwners = endpoint({
  method: 'POST',
  path: '/api/v1/settings/owners',
  summary: 'Deletes the chosen owners and their logins (delete), or returns them as a spreadsheet (exportExcel).',
  body: bulkRequest,
  response: bulkAnswer,
})

export const changeOwnersAndInvestors = endpoint({
  method: 'POST',
  path: '/api/v1/settings/owners-investors',
  summary: 'Deletes the chosen owners and their logins (delete): the bulk action of the owners of investment projects.',
  body: bulkRequest,
  response: bulkAnswer,
})

const noControls = /^\P{Cc}*$/u
const words = (max: number) =>
  z.string().trim().max(max, 'general_text_too_long').regex(noControls, 'general_value_not_valid')
const name = (max: number) => line(max).regex(noControls, 'general_value_not_valid')

export const ownerData = z.object({
  name: name(200),
  kind: z.enum(ownerKinds, { error: 'general_field_is_required' }),
  /** Contact person. */
  first_name: words(100),
  last_name: words(100),
  email: emailOrNone,
  phone: words(40),
  street: words(200),
  postal_code: words(20),
  city: words(100),
  language: z.enum(languages),
  note: z.string().trim().max(2000, 'general_text_too_long'),
})
export type OwnerData = z.infer<typeof ownerData>

const choices = z.object({ languages: z.array(z.enum(languages)) })

export const getOwnerCreation = endpoint({
  method: 'GET',
  path: '/api/v1/settings/owners/create',
  summary: 'The languages to choose from for a new owner, and whether a login by password is possible.',
  response: z.object({ choices }),
})

export const createOwner = endpoint({
  method: 'POST',
  path: '/api/v1/settings/owners/create',
  summary: 'Creates an owner and, unless has_login is false, the login of the contact person, who is invited by mail.',
  body: ownerData.extend({ has_login: z.boolean().default(true) }),
  response: z.object({ id, notify: z.array(notice).optional() }),
})

export const getOwnerAddition = endpoint({
  method: 'GET',
  path: '/api/v1/settings/owners/add',
  summary: 'The owners without a login, with their contact person.',
  response: z.object({
    choices,
    owners: z.array(
      z.object({
        id,
        name: z.string(),
        first_name: z.string(),
        last_name: z.string(),
        email: z.string(),
        language: z.enum(languages),
      }),
    ),
  }),
})

export const addOwnerLogin = endpoint({
  method: 'POST',
  path: '/api/v1/settings/owners/add',
  summary: 'Gives an existing owner a login: mails the contact person a link to set a password.',
  body: z.object({
    owner_id: z.uuid({ error: 'general_field_is_required' }),
    first_name: name(100),
    last_name: name(100),
    email,
    language: z.enum(languages),
  }),
  response: z.object({ id, notify: z.array(notice).optional() }),
})

const login = z.object({
  state: z.enum(['active', 'invited', 'inactive']),
  username: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string().nullable(),
  sessions: z.number(),
  twoFactor: z.boolean(),
})

export const ownerEdit = ownerData.extend({
  /** False ends the sessions of the login and refuses new ones; without a login it has no effect. */
  is_active: z.boolean(),
})
export type OwnerEdit = z.infer<typeof ownerEdit>

export const getOwner = endpoint({
  method: 'GET',
  path: '/api/v1/settings/owners/:id/edit',
  summary: 'An owner with the login, what locks deletion and password link, and the history.',
  params: idParam,
  response: z.object({
    id,
    version,
    data: ownerEdit,
    choices,
    login: login.nullable(),
    /** Reason why an action is locked; null if it is allowed. */
    locks: z.object({ delete: z.string().nullable(), reset: z.string().nullable() }),
    history: settingHistory,
  }),
})
export type OwnerView = z.infer<(typeof getOwner)['response']>

export const saveOwner = endpoint({
  method: 'POST',
  path: '/api/v1/settings/owners/:id/edit',
  summary:
    'Saves an owner; the address of the login follows the e-mail address. A stale version returns 409 with the newer values.',
  params: idParam,
  body: ownerEdit.extend({ version }),
  response: z.object({ version, notify: z.array(notice).optional() }),
})

export const getOwnerReset = endpoint({
  method: 'GET',
  path: '/api/v1/settings/owners/:id/reset-password',
  summary: 'The address that a link for a new password would be sent to, and why that is refused; sends nothing.',
  params: idParam,
  response: z.object({ email: z.string(), hasPassword: z.boolean(), refusal: z.string().nullable() }),
})

export const resetOwnerPassword = endpoint({
  method: 'POST',
  path: '/api/v1/settings/owners/:id/reset-password',
  summary: 'Mails the owner a link to set a new password; the old one is valid until the link is used.',
  params: idParam,
  response: done,
})

export const searchOwners = endpoint({
  method: 'GET',
  path: '/api/v1/owners',
  summary: 'At most 20 owners whose name contains the words, for the choice of an owner in a form.',
  query: z.object({ search: z.string().max(200).default('') }),
  response: z.object({ owners: z.array(z.object({ id, name: z.string() })) }),
})
