// A form is data: steps hold sections, sections hold fields (spec 1 §3). A stored version is read through this schema.

import { z } from 'zod'

/** The numeric type codes of the specification. */
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

const key = z
  .string()
  .regex(/^[a-z][a-z0-9_]*$/)
  .max(60)
/** A key of areas/application-form/texts. */
const textKey = z.string().regex(/^[a-z0-9]+(_[a-z0-9]+)*$/)
const single = z.union([z.string(), z.number(), z.boolean()])

/** When a field or section is shown. A question that is itself hidden counts as unanswered. */
export const condition = z.union([
  z.strictObject({ field: key, equals: single }),
  z.strictObject({ field: key, differs: single }),
  z.strictObject({ field: key, one_of: z.array(single).min(1) }),
  z.strictObject({ fact: z.literal('subsidised_object') }),
])
export type Condition = z.infer<typeof condition>

export const option = z.strictObject({
  value: z.string().min(1),
  label: textKey,
  /** What fills the placeholders of the label, such as the ends of an income band. */
  values: z.record(z.string(), z.string()).optional(),
})
export type FieldOption = z.infer<typeof option>

/** Named checks beyond the type; what each means stands in field-checks.ts. */
export const fieldChecks = [
  'birth',
  'adult',
  'child',
  'not_future',
  'not_past',
  'since_birth',
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

export const field = z.strictObject({
  key,
  type: z.union(Object.values(fieldType).map((code) => z.literal(code))),
  label: textKey,
  hint: textKey.optional(),
  required: z.boolean().default(false),
  active: z.boolean().default(true),
  admissible: admissible.default('application'),
  condition: condition.optional(),
  options: z.array(option).optional(),
  checks: z.array(z.enum(fieldChecks)).default([]),
  /** A box that must be ticked, instead of a question with two answers. */
  mustAgree: z.boolean().default(false),
  min: z.int().optional(),
  max: z.int().optional(),
  /** Characters of a text, files of a file field. */
  maxLength: z.int().optional(),
  /** The field whose value this one repeats. */
  confirms: key.optional(),
  /** The field that holds the lower end of this upper end. */
  from: key.optional(),
  /** The field that says in which country this post code lies; Switzerland without. */
  countryField: key.optional(),
  /** A document without which the papers are not complete. */
  isNeeded: z.boolean().default(false),
  initial: single.optional(),
  /** For the browser: what to offer and which keys to show on a phone. */
  autocomplete: z.string().optional(),
  unit: z.string().optional(),
})
export type FormField = z.infer<typeof field>

export const section = z.strictObject({
  key,
  title: textKey,
  hint: textKey.optional(),
  /** Whose answers these are: the household's, or those of each adult or child. */
  of: z.enum(['household', 'adult', 'child']).default('household'),
  active: z.boolean().default(true),
  condition: condition.optional(),
  fields: z.array(field),
})
export type FormSection = z.infer<typeof section>

export const stepKeys = ['object', 'household', 'people', 'summary'] as const
export type StepKey = (typeof stepKeys)[number]

export const step = z.strictObject({ key: z.enum(stepKeys), title: textKey, sections: z.array(section) })
export type FormStep = z.infer<typeof step>

export const formDefinition = z.strictObject({
  title: textKey,
  start: z.strictObject({ text: textKey, papers: z.array(textKey) }),
  steps: z.array(step).length(stepKeys.length),
})
export type FormDefinition = z.infer<typeof formDefinition>

export const sectionsOf = (form: FormDefinition, of: FormSection['of']): FormSection[] =>
  form.steps.flatMap((one) => one.sections).filter((one) => one.of === of)

export const fieldsOf = (form: FormDefinition, of: FormSection['of']): FormField[] =>
  sectionsOf(form, of).flatMap((one) => one.fields)
