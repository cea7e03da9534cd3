// One form in the builder: loading it with all data, and saving its draft as a whole or in parts.

import { z } from 'zod'
import { field, formDefinition, section } from '#areas/forms/rules/form-definition.ts'
import { questionPresets } from '#areas/forms/rules/form-settings.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import {
  answerCounts,
  definitionProblem,
  editedForm,
  fieldParams,
  formParams,
  formSummary,
  formUsage,
  formVersion,
  savedDraft,
  sectionParams,
  versionNumber,
} from './form-shapes.ts'

export const formVersionRow = z.object({
  versionNumber,
  publishedAt: z.string(),
  publishedBy: z.string().nullable(),
  note: z.string(),
  /** Households filling in this version, and applications submitted with it. */
  usage: formUsage.omit({ objects: true }),
})

export const getForm = endpoint({
  method: 'GET',
  path: '/api/v1/settings/form/:formId',
  summary:
    'A form with the definition being edited, its problems, its published versions newest first, and how many answers each field has.',
  params: formParams,
  response: z.object({
    form: formSummary,
    edited: editedForm,
    /** Null if it was never published. */
    published: formDefinition.nullable(),
    problems: z.array(definitionProblem),
    versions: z.array(formVersionRow),
    answers: answerCounts,
    preset: z.enum(questionPresets),
  }),
})

export const saveForm = endpoint({
  method: 'POST',
  path: '/api/v1/settings/form/:formId',
  summary:
    'Saves the draft as a whole and answers what is wrong with it; 409 with the newer draft (`current`) when stale, 409 naming the field when one with answers was taken out.',
  params: formParams,
  body: z.object({ version: formVersion, definition: formDefinition }),
  response: savedDraft,
})

const placed = z.object({ version: formVersion, isDraft: z.boolean(), step: z.string() })

export const getSection = endpoint({
  method: 'GET',
  path: '/api/v1/settings/form/:formId/section/:sectionId',
  summary: 'A section of the definition being edited, with the key of its step and what is wrong in it.',
  params: sectionParams,
  response: placed.extend({ section, problems: z.array(definitionProblem) }),
})

export const saveSection = endpoint({
  method: 'POST',
  path: '/api/v1/settings/form/:formId/section/:sectionId',
  summary:
    'Puts a section with this key into the draft, into `step` when it is new or moves there. 409 as for the draft as a whole.',
  params: sectionParams,
  body: z.object({ version: formVersion, section, step: z.string().optional() }),
  response: savedDraft,
})

export const getField = endpoint({
  method: 'GET',
  path: '/api/v1/settings/form/:formId/section/:sectionId/field/:fieldId',
  summary: 'A field of the definition being edited, with what is wrong with it and how many answers it has.',
  params: fieldParams,
  response: placed.extend({ field, problems: z.array(definitionProblem), answers: z.number() }),
})

export const saveField = endpoint({
  method: 'POST',
  path: '/api/v1/settings/form/:formId/section/:sectionId/field/:fieldId',
  summary:
    'Puts a field with this key into a section of the draft, at its end when it is new. 409 as for the draft as a whole.',
  params: fieldParams,
  body: z.object({ version: formVersion, field }),
  response: savedDraft,
})
