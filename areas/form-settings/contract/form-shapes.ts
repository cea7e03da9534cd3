// What the calls of the form builder share: a form at a glance, a place in a definition, what is wrong there.

import { z } from 'zod'
import { fieldKey } from '#areas/forms/rules/conditions.ts'
import { formDefinition } from '#areas/forms/rules/form-definition.ts'
import { formKind, formTemplates } from '#areas/forms/rules/form-kinds.ts'
import { id, line } from '#platform/contract/fields.ts'

/** Of the form as a whole: each change of the draft, of the name, and each publishing makes it one higher. */
export const formVersion = z.int().min(1)
export const versionNumber = z.int().min(1)
export const formName = line(120)

/** What an answer was given with: households who are filling it in, applications that were sent, objects that ask for it. */
export const formUsage = z.object({ drafts: z.number(), applications: z.number(), objects: z.number() })

export const formSummary = z.object({
  id,
  kind: formKind,
  name: z.string(),
  template: z.enum(formTemplates),
  /** The one that is used for objects of its kind without a form of their own. */
  isDefault: z.boolean(),
  isActive: z.boolean(),
  version: formVersion,
  /** Null while it was never published: nobody can be asked with it yet. */
  published: z.object({ versionNumber, publishedAt: z.string(), publishedBy: z.string().nullable() }).nullable(),
  /** Null where nothing is changed beside what is published. */
  draft: z.object({ updatedAt: z.string(), updatedBy: z.string().nullable() }).nullable(),
  usage: formUsage,
})
export type FormSummary = z.infer<typeof formSummary>

/** Where in a definition; null for what lies above. */
export const definitionPlace = z.object({
  step: z.string().nullable(),
  section: z.string().nullable(),
  field: z.string().nullable(),
  option: z.string().nullable(),
})

/** `key` is a text with `values` for its placeholders; `reason` one that says what the law has against a question. */
export const definitionProblem = definitionPlace.extend({
  key: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  reason: z.string().nullable(),
  /** Whether it keeps the form from being published. */
  blocks: z.boolean(),
})

/** How many answers a field has, so that it can be switched off but not taken away. Only fields that have any. */
export const answerCounts = z.array(
  z.object({ of: z.enum(['household', 'adult', 'child']), field: z.string(), answers: z.number() }),
)

/** The definition as it is being edited: the draft, or what is published where there is none. */
export const editedForm = z.object({
  version: formVersion,
  isDraft: z.boolean(),
  definition: formDefinition,
  updatedAt: z.string().nullable(),
  updatedBy: z.string().nullable(),
  /** Saved last by whoever asks, in this window or in another one. */
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
