// Formats a recorded change in the reader's language: field label, and names of options and countries.

import { defaultForm } from '#areas/forms/rules/defaults/default-form.ts'
import { fieldsOf, type FormDefinition, type FormField } from '#areas/forms/rules/form-definition.ts'
import { swissDate } from '#platform/rules/calendar-day.ts'
import type { Change } from '#platform/server/audit/record.ts'
import type { Context } from '#platform/server/context.ts'
import { applicationStateText } from '../../rules/application-state.ts'
import { answersChanged, personChanged } from './applicant-events.ts'
import { staffLabel, wordsFor } from './answers.ts'

/** Events caused by the applicant: their field names come from the form that was filled in. */
export const ofTheForm: readonly string[] = [answersChanged.name, personChanged.name]

const nothing = '–'

export interface ChangeParts {
  label: string
  old: string
  now: string
  /** False for wishes and files of a form, which have no displayable value. */
  hasValues: boolean
}

export function changeParts(ctx: Context, change: Change, form: FormDefinition | null): ChangeParts {
  const asked = form && fieldIn(form, change.field)
  const spell = (value: unknown) => (asked ? wordsFor(ctx, asked, value) || nothing : valueWords(ctx, change, value))
  const label = asked ? staffLabel(ctx, asked) : labelOf(ctx, change.field)
  const [old, now] = [spell(change.old), spell(change.new)]
  return { label, old, now, hasValues: !asked || old !== nothing || now !== nothing }
}

export function changeWords(ctx: Context, change: Change, form: FormDefinition | null): string {
  const { label: field, old, now, hasValues } = changeParts(ctx, change, form)
  if (!hasValues) return field
  const isFirst = change.old === null || change.old === undefined
  return ctx.t(isFirst ? 'applications_change_set' : 'applications_change', { field, old, new: now })
}

const fieldIn = (form: FormDefinition, key: string): FormField | undefined =>
  (['household', 'adult', 'child'] as const).flatMap((of) => fieldsOf(form, of)).find((field) => field.key === key)

const note = 'note_'

function labelOf(ctx: Context, field: string): string {
  if (field.startsWith(note)) {
    return ctx.t('applications_change_note', { criterion: labelOf(ctx, field.replace(note, 'grade_')) })
  }
  const key = `applications_change_${field}`
  const label = ctx.t(key)
  return label === key ? field : label
}

/** Fields that staff correct and that are a choice in the form, with their key there. */
const chosen: Record<string, string> = {
  householdType: 'household_type',
  title: 'title',
  tenant_type: 'tenant_type',
  nation: 'nation',
}

const amounts: readonly string[] = [
  'netRent',
  'ancillaryCost',
  'deposit',
  'previousNetRent',
  'previousAncillaryCost',
  'rent_together',
]

function valueWords(ctx: Context, { field }: Change, value: unknown): string {
  if (value === null || value === undefined || value === '') return nothing
  if (typeof value === 'boolean') return ctx.t(value ? 'general_yes' : 'general_no')
  if (field === 'referenceRate' && typeof value === 'number') return `${value.toFixed(2)} %`
  if (typeof value !== 'string') return JSON.stringify(value)
  const asked = chosen[field] && fieldIn(defaultForm, chosen[field])
  if (asked) return wordsFor(ctx, asked, value)
  const known = [
    `applications_change_${field}_${value}`,
    ...(field === 'language' ? [`general_language_${value}`] : []),
    applicationStateText(value),
    `state_${value}`,
    `application_form_field_${value}`,
  ].find((key) => ctx.t(key) !== key)
  if (known) return ctx.t(known)
  if (amounts.includes(field)) return value.replaceAll(/\d+(?=\.\d{2}\b)/g, grouped)
  if (field === 'signature') return value.replace(/\d{4}-\d{2}-\d{2}$/, swissDate)
  return /^\d{4}-\d{2}-\d{2}($|T)/.test(value) ? swissDate(value) : value
}

const grouped = (whole: string): string => whole.replaceAll(/\B(?=(\d{3})+$)/g, "'")
