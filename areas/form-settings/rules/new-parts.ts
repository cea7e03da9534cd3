// Creates a project's own steps, sections, questions and options, with a unique key and empty texts.

import { proposedKeepMonths } from '#areas/forms/rules/field-catalogue.ts'
import { emptyField } from '#areas/forms/rules/field-kinds.ts'
import {
  fieldType,
  fieldsOf,
  ownPrefix,
  type DataClass,
  type FieldOption,
  type FormDefinition,
  type FormField,
  type FormSection,
  type FormStep,
} from '#areas/forms/rules/form-definition.ts'
import type { FormKind } from '#areas/forms/rules/form-kinds.ts'
import { isOwnText, type OwnText } from '#areas/forms/rules/form-text.ts'
import { neverWhileWaiting } from '#areas/forms/rules/asked-form.ts'

type FieldType = FormField['type']

export const noText: OwnText = { de: '', fr: '' }

export const withOptions: readonly FieldType[] = [fieldType.radio, fieldType.select]
/** Field types that exist once and are filled by the product. */
export const typesOfProduct: readonly FieldType[] = [fieldType.selectApartment]

/** Field types that forms of this kind never ask. */
export const neverAskedBy = (kind: FormKind): readonly FieldType[] =>
  kind === 'waitlist_criteria' ? neverWhileWaiting : []

/** Derived from the label if there is one: `own_haustiere`, `own_haustiere_2`. */
export function newKey(words: string, taken: ReadonlySet<string>): string {
  const plain = words
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .slice(0, 40)
  const base = `${ownPrefix}${plain || 'new'}`
  return firstFree(base, taken)
}

function firstFree(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base
  let number = 2
  while (taken.has(`${base}_${number}`)) number += 1
  return `${base}_${number}`
}

export const stepKeys = (form: FormDefinition): Set<string> => new Set(form.steps.map(({ key }) => key))
export const sectionKeys = (form: FormDefinition): Set<string> =>
  new Set(form.steps.flatMap(({ sections }) => sections.map(({ key }) => key)))
/** Keys across all parts: the same key for two questions would be ambiguous in exports. */
export const fieldKeys = (form: FormDefinition): Set<string> =>
  new Set(form.steps.flatMap(({ sections }) => sections.flatMap(({ fields }) => fields.map(({ key }) => key))))
export const fieldKeysFor = (form: FormDefinition, of: FormSection['of']): Set<string> =>
  new Set(fieldsOf({ ...form, steps: form.steps.map((step) => ({ ...step, active: true })) }, of).map(({ key }) => key))

export const newStep = (form: FormDefinition): FormStep => ({
  key: newKey('step', stepKeys(form)),
  title: noText,
  active: true,
  sections: [],
})

export const newSection = (form: FormDefinition, of: FormSection['of']): FormSection => ({
  key: newKey('section', sectionKeys(form)),
  title: noText,
  of,
  active: true,
  fields: [],
})

/** Data class implied by a field type; for other types it depends on the wording. */
const classByType: Partial<Record<FieldType, DataClass>> = {
  [fieldType.email]: 'contact',
  [fieldType.phone]: 'contact',
  // Same class as documents in the catalogue.
  [fieldType.file]: 'sensitive',
}

/** A data class with its proposed deletion period. */
function kept(personalData: DataClass): Pick<FormField, 'personalData' | 'keepMonths'> {
  const keepMonths = proposedKeepMonths[personalData]
  return {
    ...(personalData !== 'none' && { personalData }),
    ...(keepMonths !== undefined && { keepMonths }),
  }
}

export function newField(form: FormDefinition, type: FieldType): FormField {
  const field = {
    ...emptyField({ key: newKey('field', fieldKeys(form)), type, label: noText }),
    ...kept(classByType[type] ?? 'none'),
  }
  if (!withOptions.includes(type)) return field
  const first = newOption([])
  return { ...field, options: [first, newOption([first])] }
}

/** Copies a question with a new key and without the legal reason of the original. */
export function copyOf(form: FormDefinition, original: FormField): FormField {
  const { override: _, ...field } = original
  return { ...field, key: newKey(field.key.replace(ownPrefix, ''), fieldKeys(form)) }
}

/** The value of an option stays when its label changes. */
export function newOption(options: readonly FieldOption[], words = ''): FieldOption {
  const taken = new Set(options.map(({ value }) => value))
  const plain = newKey(words, new Set()).slice(ownPrefix.length)
  const base = words ? plain : `option_${options.length + 1}`
  return { value: firstFree(base, taken), label: words ? { de: words, fr: words } : noText }
}

/** Adds one option per non-empty line; `A; B` gives German and French. Existing options with a label are kept. */
export function optionsFromLines(options: readonly FieldOption[], lines: string): FieldOption[] {
  const all = options.filter(({ label }) => !isOwnText(label) || Boolean(label.de.trim() || label.fr.trim()))
  for (const line of lines.split(/\r?\n/)) {
    const [de = '', fr = ''] = line.split(/[;\t]/).map((part) => part.trim())
    if (!de) continue
    all.push({ ...newOption(all, de), label: { de, fr: fr || de } })
  }
  return all.slice(0, 300)
}

/** Field after a change of type; keeps all properties that the new type supports. */
export function ofType(field: FormField, type: FieldType): FormField {
  const { options, min: _min, max: _max, maxLength: _length, initial: _initial, confirms: _confirms, ...rest } = field
  const { daysBack: _back, daysAhead: _ahead, ...kept } = rest
  const isChoice = withOptions.includes(type)
  const first = newOption([])
  return {
    ...kept,
    type,
    checks: [],
    mustAgree: false,
    ...(isChoice && { options: options ?? [first, newOption([first])] }),
  }
}
