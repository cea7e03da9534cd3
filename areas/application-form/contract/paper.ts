// Paper applications, which staff type in with the same form.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, option } from '#platform/contract/fields.ts'
import { languages } from '#platform/rules/project-type.ts'
import { credentials } from './form-shapes.ts'

const mostWishes = 3

export const findPaperObjects = endpoint({
  method: 'GET',
  path: '/api/v1/applications/paper/objects',
  summary:
    'Free objects that somebody may have applied for on paper, published or not: at most twenty, by name or number.',
  query: z.object({ search: z.string().max(100).default('') }),
  response: z.object({ objects: z.array(option) }),
})

export const beginPaperApplication = endpoint({
  method: 'POST',
  path: '/api/v1/applications/paper',
  summary:
    'Begins the form for a paper application and answers the key to it; sent, the application counts from the day the paper came. 422 for a day ahead or more than two years ago.',
  body: z.object({
    uuids: z
      .array(id)
      .min(1, 'general_field_is_required')
      .max(mostWishes, 'application_form_objects_not_available')
      .transform((ids) => [...new Set(ids)]),
    receivedOn: day,
    language: z.enum(languages).default('de'),
  }),
  response: z.object({ formsCredentials: credentials, formId: id }),
})
