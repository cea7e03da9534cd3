// Schemas shared by the endpoints of the form builder: form summary, place in a definition, problems.

import { z } from 'zod'
import { fieldKey } from '#areas/forms/rules/conditions.ts'
import { formDefinition } from '#areas/forms/rules/form-definition.ts'
import { formKind, formTemplates } from '#areas/forms/rules/form-kinds.ts'
import { id, line } from '#platform/contract/fields.ts'

/** Version of the form as a whole; increases with each change of the draft or name and with each publication. */
export const formVersion = z.int().min(1)
export const versionNumber = z.int().min(1)
export const formName = line(120)

/** Number of drafts in progress, submitted applications and objects that use the form. */
export const formUsage = z.object({ drafts: z.number(), applications: z.number(), objects: z.number() })

export const formSummary = z.object({
  id,
  kind: formKind,
  name: z.string(),
  template: z.enum(formTemplates),
  /** True for the form of objects of this kind that have no form of their own. */
  isDefault: z.boolean(),
  isActive: z.boolean(),
  version: formVersion,
  /** Null if never published; the form cannot be used then. */
  published: z.object({ versionNumber, publishedAt: z.string(), publishedBy: z.string().nullable() }).nullable(),
  /** Null if there are no unpublished changes. */
  draft: z.object({ updatedAt: z.string(), updatedBy: z.string().nullable() }).nullable(),
  usage: formUsage,
})
export type FormSummary = z.infer<typeof formSummary>

/** Place in a definition; null for levels that do not apply. */
export const definitionPlace = z.object({
  step: z.string().nullable(),
  section: z.string().nullable(),
  field: z.string().nullable(),
  option: z.string().nullable(),
})

/** `key` is a text key with `values` for its placeholders; `reason` is the text key of a legal objection. */
export const definitionProblem = definitionPlace.extend({
  key: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  reason: z.string().nullable(),
  /** True if the problem prevents publication. */
  blocks: z.boolean(),
})

/**
 * Number of answers per field. A field with answers can be switched off but not removed. Lists only fields with
 * answers.
 */
export const answerCounts = z.array(
  z.object({ of: z.enum(['household', 'adult', 'child']), field: z.string(), answers: z.number() }),
)

/** The definition being edited: the draft, or the published definition without a draft. */
export const editedForm = z.object({
  version: formVersion,
  isDraft: z.boolean(),
  definition: formDefinition,
  updatedAt: z.string().nullable(),
  updatedBy: z.string().nullable(),
  /** True if the same user saved last, in this or another window. */
  isOwn: z.boolean(),
})

export const savedDraft = z.object({
  version: formVersion,
  isDraft: z.boolean(),
  problems: z.array(definitionProblem),
})

export const formParams = z.object({ formId: id })
export const sectionParams = formParams.extend({ sectionId: fieldKey })
export const fieldParams = sectionParams.extend({ fieldId: fieldKey })
