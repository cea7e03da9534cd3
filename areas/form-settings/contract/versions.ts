// Publishing a draft, restoring a version, comparing versions, and the preview.

import { z } from 'zod'
import { formPage } from '#areas/application-form/contract/form-shapes.ts'
import { formDefinition } from '#areas/forms/rules/form-definition.ts'
import { formKind } from '#areas/forms/rules/form-kinds.ts'
import { formProviderSettings } from '#areas/forms/rules/form-settings.ts'
import { languages } from '#platform/rules/project-type.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { notice } from '#platform/contract/notify.ts'
import { formVersionRow } from './form.ts'
import { editedForm, formParams, formVersion, savedDraft } from './form-shapes.ts'

/** A published version by number, or the draft. */
const stand = z.union([z.literal('draft'), z.coerce.number().int().min(1)], { error: 'general_value_not_valid' })

export const publishForm = endpoint({
  method: 'POST',
  path: '/api/v1/settings/form/:formId/publish',
  summary:
    'Makes the draft the newest version, for whoever begins from now on. 422 names each place that keeps it from that; 409 when stale or when nothing has changed.',
  params: formParams,
  body: z.object({ version: formVersion, note: z.string().trim().max(500, 'general_text_too_long').default('') }),
  response: z.object({ version: formVersion, published: formVersionRow, notify: z.array(notice).optional() }),
})

export const discardDraft = endpoint({
  method: 'POST',
  path: '/api/v1/settings/form/:formId/discard-draft',
  summary: 'Throws the draft away: what is published is edited again. 409 when stale.',
  params: formParams,
  body: z.object({ version: formVersion }),
  response: editedForm,
})

export const getFormVersion = endpoint({
  method: 'GET',
  path: '/api/v1/settings/form/:formId/versions/:versionNumber',
  summary: 'One published version with its definition and who uses it.',
  params: formParams.extend({ versionNumber: z.coerce.number().int().min(1) }),
  response: formVersionRow.extend({ definition: formDefinition }),
})

export const restoreVersion = endpoint({
  method: 'POST',
  path: '/api/v1/settings/form/:formId/versions/:versionNumber/restore',
  summary: 'Makes a published version the draft again, in place of the one there is. 409 when stale.',
  params: formParams.extend({ versionNumber: z.coerce.number().int().min(1) }),
  body: z.object({ version: formVersion }),
  response: savedDraft.extend({ definition: formDefinition }),
})

/** A change in the reader's language; `path` leads from the step to the changed element. */
export const definitionChange = z.object({
  path: z.array(z.string()),
  what: z.enum(['added', 'removed', 'moved', 'changed']),
  /** Changed property, such as the label; null for the element as a whole. */
  property: z.string().nullable(),
  before: z.string().nullable(),
  after: z.string().nullable(),
})

export const getFormDiff = endpoint({
  method: 'GET',
  path: '/api/v1/settings/form/:formId/diff',
  summary: 'What differs between two versions, or a version and the draft, step by step in words.',
  params: formParams,
  query: z.object({ from: stand, to: stand.default('draft') }),
  response: z.object({ changes: z.array(definitionChange) }),
})

export const previewForm = endpoint({
  method: 'GET',
  path: '/api/v1/settings/form/:formId/preview',
  summary:
    'The page an applicant would get from the draft or a version, with up to three real objects of the kind; saves nothing.',
  params: formParams,
  query: z.object({ of: stand.default('draft'), lang: z.enum(languages).optional() }),
  response: formPage.extend({
    kind: formKind,
    /** Deposit providers in the settings; applicants choose among the active ones. */
    providers: formProviderSettings.shape.providers.unwrap(),
  }),
})
