// Loads and saves sections, fields and the start page of a draft individually; each save changes the whole
// definition.

import type { FormDefinition, FormField, FormSection } from '#areas/forms/rules/form-definition.ts'
import { fieldRefusal, notFound } from '#platform/server/app-error.ts'
import { readAnswerCounts } from './answers-given.ts'
import { findForm, workbenchOf } from './form-row.ts'
import { problemsOf, saveDraft } from './workbench.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/form.ts'

export const getSection = handler(contract.getSection, { permission: 'admin' }, async (ctx, { params }) => {
  const { row, definition } = await workbenchOf(ctx, await findForm(ctx, params.formId))
  const { step, section } = findSection(definition, params.sectionId)
  const problems = await problemsOf(ctx, row, definition)
  return {
    version: row.version,
    isDraft: row.draft !== null,
    step,
    section,
    problems: problems.filter((one) => one.section === section.key),
  }
})

export const saveSection = handler(contract.saveSection, { permission: 'admin' }, async (ctx, { params, body }) => {
  const { section, step } = body
  if (section.key !== params.sectionId) throw fieldRefusal('section', 'general_value_not_valid')
  return saveDraft(ctx, {
    formId: params.formId,
    version: body.version,
    change: (definition) => withSection(definition, section, step),
  })
})

/** A section that stays in its step keeps its position; otherwise it goes to the end of the given step. */
function withSection(definition: FormDefinition, section: FormSection, into: string | undefined): FormDefinition {
  const home = definition.steps.find(({ sections }) => sections.some(({ key }) => key === section.key))
  const wanted = into ?? home?.key
  if (!definition.steps.some(({ key }) => key === wanted)) throw fieldRefusal('step', 'general_value_not_valid')
  return {
    ...definition,
    steps: definition.steps.map((step) => {
      if (step.key === home?.key && step.key === wanted) {
        return { ...step, sections: step.sections.map((one) => (one.key === section.key ? section : one)) }
      }
      const others = step.sections.filter(({ key }) => key !== section.key)
      return { ...step, sections: step.key === wanted ? [...others, section] : others }
    }),
  }
}

export const getField = handler(contract.getField, { permission: 'admin' }, async (ctx, { params }) => {
  const { row, definition } = await workbenchOf(ctx, await findForm(ctx, params.formId))
  const { step, section } = findSection(definition, params.sectionId)
  const field = section.fields.find(({ key }) => key === params.fieldId)
  if (!field) throw notFound()
  const problems = await problemsOf(ctx, row, definition)
  const counts = await readAnswerCounts(ctx, params.formId)
  return {
    version: row.version,
    isDraft: row.draft !== null,
    step,
    field,
    problems: problems.filter((one) => one.section === section.key && one.field === field.key),
    answers: counts.find((one) => one.of === section.of && one.field === field.key)?.answers ?? 0,
  }
})

export const saveField = handler(contract.saveField, { permission: 'admin' }, async (ctx, { params, body }) => {
  const { field } = body
  if (field.key !== params.fieldId) throw fieldRefusal('field', 'general_value_not_valid')
  return saveDraft(ctx, {
    formId: params.formId,
    version: body.version,
    change: (definition) => {
      const { section } = findSection(definition, params.sectionId)
      return withSection(definition, withField(section, field), undefined)
    },
  })
})

function withField(section: FormSection, field: FormField): FormSection {
  const isKnown = section.fields.some(({ key }) => key === field.key)
  const fields = isKnown
    ? section.fields.map((one) => (one.key === field.key ? field : one))
    : [...section.fields, field]
  return { ...section, fields }
}

function findSection({ steps }: FormDefinition, key: string): { step: string; section: FormSection } {
  const found = steps.flatMap((step) =>
    step.sections.filter((section) => section.key === key).map((section) => ({ step: step.key, section })),
  )
  const [first] = found
  if (!first) throw notFound()
  return first
}
