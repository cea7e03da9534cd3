// The forms of a project by kind: create, copy, rename, set as default, activate and deactivate.

import { z } from 'zod'
import { formKind, formTemplates } from '#areas/forms/rules/form-kinds.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id } from '#platform/contract/fields.ts'
import { notice } from '#platform/contract/notify.ts'
import { formName, formSummary, formVersion } from './form-shapes.ts'

const kindOfForms = z.object({
  kind: formKind,
  title: z.string(),
  /** Null if the kind has no published, active form; the product form is used then. */
  defaultFormId: id.nullable(),
  forms: z.array(formSummary),
})

export const getForms = endpoint({
  method: 'GET',
  path: '/api/v1/settings/form-settings',
  summary: 'Every form of the project by kind, each with what is published, whether a draft waits, and how it is used.',
  response: z.object({ kinds: z.array(kindOfForms) }),
})

const create = z.object({
  action: z.literal('create'),
  kind: formKind,
  name: formName,
  template: z.enum(formTemplates).default('default'),
})
const duplicate = z.object({ action: z.literal('duplicate'), formId: id, name: formName })
const change = z.object({
  action: z.literal('change'),
  formId: id,
  version: formVersion,
  name: formName.optional(),
  template: z.enum(formTemplates).optional(),
})
const chosen = z.object({ action: z.enum(['set_default', 'activate', 'deactivate']), formId: id })

export const changeForms = endpoint({
  method: 'POST',
  path: '/api/v1/settings/form-settings',
  summary:
    'Creates, duplicates, renames, activates or deactivates a form, or makes it the default of its kind; answers the form. 409 when stale, when it is the default and shall be switched off, or was never published and shall be the default.',
  body: z.discriminatedUnion('action', [create, duplicate, change, chosen], { error: 'general_value_not_valid' }),
  response: z.object({ form: formSummary, notify: z.array(notice).optional() }),
})

const kindParams = z.object({ type: formKind })

export const formObject = z.object({
  id,
  title: z.string(),
  referenceNumber: z.string(),
  formId: id.nullable(),
  secondFormId: id.nullable(),
})

export const getFormsOfKind = endpoint({
  method: 'GET',
  path: '/api/v1/settings/form-settings/:type',
  summary: 'The forms of one kind, its default, and the objects that ask for a form of their own.',
  params: kindParams,
  response: kindOfForms.extend({ objects: z.array(formObject) }),
})

export const saveFormsOfKind = endpoint({
  method: 'POST',
  path: '/api/v1/settings/form-settings/:type',
  summary:
    'Sets the default form of a kind, and which form given objects ask for (null: the default; the second is for later questions).',
  params: kindParams,
  body: z.object({
    defaultFormId: id.optional(),
    objects: z
      .array(z.object({ id, formId: id.nullable().optional(), secondFormId: id.nullable().optional() }))
      .max(500, 'general_value_not_valid')
      .default([]),
  }),
  response: kindOfForms.extend({ objects: z.array(formObject), notify: z.array(notice).optional() }),
})
