// Endpoints of the start page and of creating a draft.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id } from '#platform/contract/fields.ts'
import { languages } from '#platform/rules/project-type.ts'
import { credentials, formPage, occupancyValidity } from './form-shapes.ts'

const maxWishes = 3

const objectIds = z
  .array(id)
  .min(1, 'application_form_objects_missing')
  .max(maxWishes, 'application_form_objects_not_available')

export const getNewApplication = endpoint({
  method: 'GET',
  path: '/api/v2/applications/new',
  summary: 'Start page of the application form for one to three published, free objects; writes nothing.',
  query: z.object({
    uuids: z
      .string()
      .default('')
      .transform((text) => [...new Set(text.split(',').filter(Boolean))])
      .pipe(objectIds),
    lang: z.enum(languages).optional(),
  }),
  response: formPage.extend({
    forms: z.array(z.object({ key: z.string(), title: z.string() })),
    occupancyValidity,
    /** Reason why no application can be started; null while applications are accepted. */
    pause: z.string().nullable(),
  }),
})

export const startApplication = endpoint({
  method: 'POST',
  path: '/api/v2/applications/new',
  summary:
    'Begins a draft and answers the key to it; the token is shown this once. With the key or a code of an earlier application its answers and papers are taken over, without consents and extracts that must be recent; 404 for a wrong key or code.',
  body: z.object({
    uuids: z
      .array(id)
      .transform((ids) => [...new Set(ids)])
      .pipe(objectIds),
    language: z.enum(languages).default('de'),
    campaign: z.string().max(100, 'general_text_too_long').optional(),
    /** Key or code of an earlier draft or application whose answers the new one begins with. */
    from: z
      .union([credentials, z.object({ code: z.string().max(40, 'application_form_take_over_code_not_valid') })])
      .optional(),
  }),
  response: z.object({ formsCredentials: credentials, formId: id }),
})
