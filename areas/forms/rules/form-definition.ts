// A form is data: steps contain sections, sections contain fields (spec 1 §3). Stored versions are parsed with this
// schema.

import { z } from 'zod'
import { condition, fieldKey as key } from './conditions.ts'
import { formTextShape as text } from './form-text.ts'

export type { Condition } from './conditions.ts'

/** Numeric type codes of the specification. */
export const fieldType = {
  boolean: 1,
  date: 2,
  email: 3,
  file: 4,
  hidden: 5,
  integer: 6,
  phone: 7,
  radio: 8,
  select: 9,
  selectApartment: 10,
  selectResidents: 11,
  text: 12,
  textarea: 13,
  html: 14,
  selectCountry: 15,
} as const

export const option = z.strictObject({
  value: z.string().min(1).max(60),
  label: text,
  /** Values for the label's placeholders, such as the ends of an income band. */
  values: z.record(z.string(), z.string()).optional(),
  /** Points for the answer; shown to staff, never to applicants. */
  points: z.int().min(-1000).max(1000).optional(),
})
export type FieldOption = z.infer<typeof option>

/** Named checks beyond the type, implemented in field-checks.ts. */
export const fieldChecks = [
  'birth',
  'adult',
  'child',
  'not_future',
  'not_past',
  'since_birth',
  'since_arrival',
  'before_present_home',
  'moved_lately',
  'iban',
  'street',
  'city',
  'post_code',
  'person_name',
] as const
export type FieldCheck = (typeof fieldChecks)[number]

/**
 * When the law lets a landlord ask (standards.md §10.3): of everybody who applies, only of the one who was chosen, or only
 * for subsidised dwellings. The form builder warns by it.
 */
export const admissible = z.enum(['application', 'chosen', 'subsidised'])

/** Privacy class of an answer, in ascending order; `sensitive` is defined by law (nDSG 5 c). */
export const dataClasses = ['none', 'contact', 'financial', 'sensitive'] as const
export type DataClass = (typeof dataClasses)[number]

/** Subjects of custom questions that are restricted by law (question-guard.ts). */
export const touchyQuestions = [
  'religion',
  'health',
  'sexuality',
  'pregnancy',
  'criminal_record',
  'politics',
  'union',
  'origin',
  'birthplace',
  'nationality',
  'social_assistance',
  'guardianship',
  'debts_beside',
  'exact_salary',
  'wealth',
  'debts',
  'debt_extract',
  'identity_papers',
  'bank_account',
  'civil_status',
] as const
export type TouchyQuestion = (typeof touchyQuestions)[number]

/** Reason for keeping a question or text that must not be asked, or not yet. */
export const override = z.strictObject({ reason: z.string().trim().max(1000), by: z.string().max(200), at: z.string() })

export const field = z.strictObject({
  key,
  type: z.union(Object.values(fieldType).map((code) => z.literal(code))),
  label: text,
  hint: text.optional(),
  required: z.boolean().default(false),
  active: z.boolean().default(true),
  admissible: admissible.default('application'),
  /**
   * A paper that is asked only of the one who was chosen stands in no public form; it is asked for by a request.
   * Everything else is asked of everybody.
   */
  asked: z.enum(['everybody', 'chosen']).default('everybody'),
  condition: condition.optional(),
  options: z.array(option).max(300).optional(),
  checks: z.array(z.enum(fieldChecks)).default([]),
  /** Shows a checkbox that must be ticked, instead of a yes/no question. */
  mustAgree: z.boolean().default(false),
  /** Shows a yes/no question as one checkbox of a list. Consecutive ones form the list, which counts as one question. */
  isTick: z.boolean().optional(),
  min: z.int().optional(),
  max: z.int().optional(),
  /** Maximum number of days before or after the day of the answer. */
  daysBack: z.int().min(0).max(50_000).optional(),
  daysAhead: z.int().min(0).max(50_000).optional(),
  /** Maximum number of characters of a text, or of files of a file field. */
  maxLength: z.int().optional(),
  /** Key of the field whose value must be repeated here. */
  confirms: key.optional(),
  /** Key of the field with the lower limit; this field is the upper limit. */
  from: key.optional(),
  /**
   * The field that says in which country this post code or phone number is at home; Switzerland while it is not answered. Without
   * one a post code may be Swiss or a neighbour's.
   */
  countryField: key.optional(),
  /** True if the documents are incomplete without it. */
  isNeeded: z.boolean().default(false),
  initial: z.union([z.string().max(200), z.number(), z.boolean()]).optional(),
  /** Browser hints: autofill type and mobile keyboard. */
  autocomplete: z.string().max(60).optional(),
  unit: z.string().max(20).optional(),
  /** Default: the class in the catalogue (field-catalogue.ts). */
  personalData: z.enum(dataClasses).optional(),
  /**
   * The answer is deleted this number of months after the application becomes inactive; if undefined, with the whole
   * application.
   */
  keepMonths: z.int().min(0).max(120).optional(),
  /** True if exports contain the answer. */
  isExported: z.boolean().default(true),
  asksAbout: z.enum(touchyQuestions).optional(),
  override: override.optional(),
})
export type FormField = z.infer<typeof field>

export const section = z.strictObject({
  key,
  title: text,
  hint: text.optional(),
  /** Owner of the answers: the household, or each adult or child. */
  of: z.enum(['household', 'adult', 'child']).default('household'),
  active: z.boolean().default(true),
  condition: condition.optional(),
  fields: z.array(field).max(200),
  /** Override for title and hint. */
  override: override.optional(),
})
export type FormSection = z.infer<typeof section>

/** Steps with a special function; additional project steps contain questions for the household. */
export const fixedSteps = ['object', 'household', 'people', 'summary'] as const
export type StepKey = string

export const step = z.strictObject({
  key,
  title: text,
  active: z.boolean().default(true),
  sections: z.array(section).max(60),
  /** Override for the title. */
  override: override.optional(),
})
export type FormStep = z.infer<typeof step>

/** Public image on the start page: a file of the forms (`/api/v1/public-files/…`). */
export const startPicture = z.strictObject({
  fileId: z.uuid(),
  /** Alternative text of the picture. */
  alt: text,
})
export type StartPicture = z.infer<typeof startPicture>

export const formDefinition = z.strictObject({
  title: text,
  start: z.strictObject({ text, papers: z.array(text).max(30), picture: startPicture.optional() }),
  steps: z.array(step).min(1).max(20),
})
export type FormDefinition = z.infer<typeof formDefinition>

/** Prefix of keys for a project's own fields; the product never uses it. */
export const ownPrefix = 'own_'

export const activeSteps = (form: FormDefinition): FormStep[] => form.steps.filter((one) => one.active)

/** Sections of active steps. Returns the same array for the same definition. */
export function sectionsOf(form: FormDefinition, of: FormSection['of']): readonly FormSection[] {
  const known = sectionsByForm.get(form) ?? {}
  sectionsByForm.set(form, known)
  return (known[of] ??= activeSteps(form)
    .flatMap((one) => one.sections)
    .filter((one) => one.of === of))
}
const sectionsByForm = new WeakMap<FormDefinition, Partial<Record<FormSection['of'], FormSection[]>>>()

export const fieldsOf = (form: FormDefinition, of: FormSection['of']): FormField[] =>
  sectionsOf(form, of).flatMap((one) => one.fields)

/** Fields that are switched on, in sections that are switched on. */
export const askedFields = (form: FormDefinition, of: FormSection['of']): FormField[] =>
  sectionsOf(form, of)
    .filter((one) => one.active)
    .flatMap((one) => one.fields.filter((asked) => asked.active))

/** True if the form has questions for this kind of person; otherwise such people are not recorded. */
export const asksAbout = (form: FormDefinition, of: FormSection['of']): boolean =>
  sectionsOf(form, of).some((one) => one.active && one.fields.some((asked) => asked.active))
