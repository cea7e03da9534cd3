// Short helper functions to define form fields: each creates one field of its type, with the text of its key as
// label.

import { fieldType, type Condition, type FieldOption, type FormField, type FormSection } from './form-definition.ts'

type Extras = Partial<Omit<FormField, 'key' | 'type' | 'options'>>

/** A field with default settings; only key, type and label are given. */
export const emptyField = (given: Pick<FormField, 'key' | 'type' | 'label'>): FormField => ({
  ...given,
  required: false,
  active: true,
  admissible: 'application',
  checks: [],
  asked: 'everybody',
  mustAgree: false,
  isNeeded: false,
  isExported: true,
})

const field =
  (type: FormField['type']) =>
  (key: string, extras: Extras = {}): FormField => ({
    ...emptyField({ key, type, label: `application_form_field_${key}` }),
    ...extras,
  })

export const yesNo = field(fieldType.boolean)
export const day = field(fieldType.date)
export const email = field(fieldType.email)
export const phone = field(fieldType.phone)
export const text = field(fieldType.text)
export const longText = field(fieldType.textarea)
export const number = field(fieldType.integer)
export const file = field(fieldType.file)
export const hidden = field(fieldType.hidden)
export const note = field(fieldType.html)
export const country = field(fieldType.selectCountry)
export const wishes = field(fieldType.selectApartment)
export const resident = field(fieldType.selectResidents)

/** A consent checkbox that must be ticked before submission. */
export const consent = (key: string): FormField => yesNo(key, { required: true, mustAgree: true })

/** An optional yes/no question as a checkbox; its short label differs from that of the question. */
export const tick = (key: string, extras: Extras = {}): FormField =>
  yesNo(key, { isTick: true, label: `application_form_tick_${key}`, ...extras })

/** A question of the catalogue that the product's form does not ask; workspaces can switch it on. */
export const off: { active: false } = { active: false }

/** `group` selects the option texts: `application_form_option_<group>_<value>`. */
const choice =
  (type: FormField['type']) =>
  (key: string, given: { group: string; values: readonly string[] } & Extras): FormField => {
    const { group, values, ...extras } = given
    return {
      ...field(type)(key, extras),
      options: values.map((value) => ({ value, label: optionLabel(group, value) })),
    }
  }

const optionLabel = (group: string, value: string) => `application_form_option_${group}_${value.toLowerCase()}`

export const pick = choice(fieldType.select)
export const radio = choice(fieldType.radio)

export const pickOf = (key: string, options: FieldOption[], extras: Extras = {}): FormField => ({
  ...field(fieldType.select)(key, extras),
  options,
})

export function section(
  of: FormSection['of'],
  key: string,
  fields: FormField[],
  extras: Partial<FormSection> = {},
): FormSection {
  return { key, of, title: `application_form_section_${key}`, active: true, fields, ...extras }
}

export const when = (key: string): { condition: Condition } => ({ condition: { field: key, equals: true } })
export const whenIs = (key: string, value: string): { condition: Condition } => ({
  condition: { field: key, equals: value },
})
export const whenOneOf = (key: string, values: string[]): { condition: Condition } => ({
  condition: { field: key, one_of: values },
})
