// Endpoints for filling in the form: read it, save answers, add and edit people. Each part has its own version, so a
// save by a co-applicant does not make the main applicant's page stale.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, version } from '#platform/contract/fields.ts'
import { done } from '#platform/contract/notify.ts'
import { fieldKey } from '#areas/forms/rules/conditions.ts'
import { answers, credentials, filledPart, filledPerson, formState } from './form-shapes.ts'

export const getApplicationForm = endpoint({
  method: 'GET',
  path: '/api/v2/applications/:slug/:token/update',
  summary:
    'The form with the answers so far, of a draft or of an application that was sent. Of those who fill in their part themselves only what the household is told.',
  params: credentials,
  response: formState,
})

export const householdSave = z.object({
  version,
  answers,
  /** Key of the step that this save finishes. Without it, incomplete answers are accepted. */
  finishes: fieldKey.optional(),
})

export const saveApplicationForm = endpoint({
  method: 'POST',
  path: '/api/v2/applications/:slug/:token/update',
  summary:
    "Saves answers of the household; 409 with the newer answers when another device was quicker, 422 when a finished step isn't.",
  params: credentials,
  body: householdSave,
  response: filledPart,
})

export const newPerson = z.object({ answers, isComplete: z.boolean().default(false) })
export const savedPerson = z.object({ version, answers, isComplete: z.boolean().default(false) })

const added = (path: string, who: string) =>
  endpoint({
    method: 'POST',
    path: `/api/v2/applications/:slug/:token/${path}`,
    summary: `Adds ${who} to the household, at first with few answers or none.`,
    params: credentials,
    body: newPerson,
    response: filledPerson,
  })

const changed = (path: string, who: string) =>
  endpoint({
    method: 'POST',
    path: `/api/v2/applications/:slug/:token/${path}/:personKey`,
    summary: `Saves answers of ${who}; 409 with the newer answers when another device was quicker, or for somebody who fills them in themselves.`,
    params: credentials.extend({ personKey: id }),
    body: savedPerson,
    response: filledPerson,
  })

const removed = (path: string, who: string) =>
  endpoint({
    method: 'DELETE',
    path: `/api/v2/applications/:slug/:token/${path}/:personKey`,
    summary: `Takes ${who} and what they handed in out of the household.`,
    params: credentials.extend({ personKey: id }),
    response: done,
  })

export const addAdult = added('adults', 'an adult')
export const saveAdult = changed('adults', 'an adult')
export const removeAdult = removed('adults', 'an adult')
export const addChild = added('children', 'a child')
export const saveChild = changed('children', 'a child')
export const removeChild = removed('children', 'a child')
