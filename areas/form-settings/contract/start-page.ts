// Endpoints for the start page of a form: heading, picture, text and document checklist.

import { z } from 'zod'
import { formKind } from '#areas/forms/rules/form-kinds.ts'
import { startPicture } from '#areas/forms/rules/form-definition.ts'
import { formTextShape } from '#areas/forms/rules/form-text.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id } from '#platform/contract/fields.ts'
import { uploadAnswer } from '#platform/contract/file.ts'
import { formParams, formVersion, savedDraft } from './form-shapes.ts'

const startPage = z.object({
  title: formTextShape,
  text: formTextShape,
  papers: z.array(formTextShape).max(30, 'general_value_not_valid'),
  picture: startPicture.optional(),
})

const params = z.object({ type: formKind })

export const getStartPage = endpoint({
  method: 'GET',
  path: '/api/v1/settings/form-settings/:type/start-page-settings',
  summary: 'The start page of a form of this kind as it is being edited; without `formId` of the default one.',
  params,
  query: z.object({ formId: id.optional() }),
  response: startPage.extend({ formId: id, version: formVersion, isDraft: z.boolean() }),
})

export const saveStartPage = endpoint({
  method: 'POST',
  path: '/api/v1/settings/form-settings/:type/start-page-settings',
  summary:
    'Saves the start page into the draft of the form; without `picture` it shows none. A stale version answers 409 with the definition that stands, a picture that no form was given 422.',
  params,
  body: startPage.extend({ formId: id, version: formVersion }),
  response: savedDraft,
})

export const uploadStartPicture = endpoint({
  method: 'POST',
  path: '/api/v1/settings/form/:formId/picture',
  summary:
    'Keeps a picture (PNG, JPEG or WebP, up to 20 MB) for the start pages of forms and answers its public address; the draft shows it once it is saved with its id. 422 when it cannot be drawn.',
  params: formParams,
  response: uploadAnswer,
})
