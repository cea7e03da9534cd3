// One question as plain HTML that takes an answer without a script. What needs machinery (papers, calendars, countries) comes
// with the scripts.

import { escaped } from '#platform/server/documents/sheet-cell.ts'
import type { TextValues } from '#platform/rules/filled-text.ts'
import type { FormState } from '../../contract/form-shapes.ts'
import { fieldType, type FormField } from '#areas/forms/rules/form-definition.ts'
import type { FormText } from '#areas/forms/rules/form-text.ts'
import type { PlainRules } from './plain-rules.ts'

export type SayText = (text: FormText, values?: TextValues) => string

interface Surroundings extends Pick<FormState, 'household' | 'formsSettings'> {
  rules: PlainRules
}

export function plainField(say: SayText, field: FormField, { household, formsSettings, rules }: Surroundings): string {
  const name = say(field.label, { age: formsSettings.adultAge })
  if (field.type === fieldType.html) return `<p class="note"${rules.markOf(field)}>${escaped(name)}</p>`
  if (field.isTick) return plainTick(field, { name, value: household.answers[field.key], mark: rules.markOf(field) })
  const label = escaped(field.required ? name : say('general_optional_label', { label: name }))
  const value = household.answers[field.key]
  const hint = field.hint ? `<p class="note">${escaped(say(field.hint))}</p>` : ''
  const choices = choicesOf(say, field)
  const mark = rules.markOf(field)
  if (choices && field.type !== fieldType.select) {
    const boxes = choices.map(
      (one) =>
        `<label><input type="radio" name="${field.key}" value="${escaped(one.value)}"${String(value) === one.value ? ' checked' : ''}>${escaped(one.label)}</label>`,
    )
    return `<fieldset class="field"${mark}><legend>${label}</legend>${hint}<div class="choices">${boxes.join('')}</div></fieldset>`
  }
  const id = `before-${field.key}`
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const input = choices ? selectOf(field, { id, value: text, choices }) : inputOf(field, { id, value: text })
  return input && `<div class="field"${mark}><label for="${id}">${label}</label>${hint}${input}</div>`
}

function plainTick({ key }: FormField, { name, value, mark }: { name: string; value: unknown; mark: string }): string {
  const checked = value === true ? ' checked' : ''
  return `<div class="field tick"${mark}><label><input type="checkbox" name="${key}" value="true"${checked}>${escaped(name)}</label></div>`
}

interface Choice {
  value: string
  label: string
}

function choicesOf(say: SayText, field: FormField): Choice[] | undefined {
  if (field.type === fieldType.boolean && !field.mustAgree) {
    return [
      { value: 'true', label: say('general_yes') },
      { value: 'false', label: say('general_no') },
    ]
  }
  if (field.type !== fieldType.radio && field.type !== fieldType.select) return undefined
  return (field.options ?? []).map(({ value, label, values }) => ({ value, label: say(label, values) }))
}

interface Own {
  id: string
  value: string
}

function selectOf({ key }: FormField, { id, value, choices }: Own & { choices: readonly Choice[] }): string {
  const options = [{ value: '', label: '' }, ...choices].map(
    (one) =>
      `<option value="${escaped(one.value)}"${one.value === value ? ' selected' : ''}>${escaped(one.label)}</option>`,
  )
  return `<select id="${id}" name="${key}">${options.join('')}</select>`
}

/** Empty for what cannot be asked so plainly. */
function inputOf({ key, type, autocomplete, unit }: FormField, { id, value }: Own): string {
  const shared = `id="${id}" name="${key}" autocomplete="${escaped(autocomplete ?? 'off')}"`
  const typed = ` value="${escaped(value)}"`
  switch (type) {
    case fieldType.text:
      return `<input type="text" ${shared}${typed}>`
    case fieldType.email:
      return `<input type="email" ${shared}${typed}>`
    case fieldType.integer:
      return `<input type="text" inputmode="numeric" ${shared} maxlength="9" data-number${typed}>${unit ? ` ${escaped(unit)}` : ''}`
    case fieldType.textarea:
      return `<textarea ${shared} rows="3">${escaped(value)}</textarea>`
    default:
      return ''
  }
}
