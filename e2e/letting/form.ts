// Fills in the application form by field keys: the form definition determines the control of each field.

import { expect, type Locator, type Page } from '@playwright/test'
import { formText } from '#areas/forms/rules/form-text.ts'
import { defaultForm } from '#areas/forms/rules/defaults/default-form.ts'
import type { Answers } from '#areas/forms/rules/answers.ts'
import { fieldsOf, fieldType, type FormDefinition, type FormField } from '#areas/forms/rules/form-definition.ts'
import type { Language } from '#platform/rules/project-type.ts'
import { anySpace, type Texts } from '../texts.ts'

export interface Visitor {
  page: Page
  t: Texts
  language: Language
  /** Defaults to the form for flats. */
  form?: FormDefinition
}

type Of = 'household' | 'adult' | 'child'

export function fieldOf(of: Of, key: string, form = defaultForm): FormField {
  const field = fieldsOf(form, of).find((one) => one.key === key)
  if (!field) throw new Error(`the form has no field ${key} for ${of}`)
  return field
}

/** Fills in the fields in the given order, because an answer may show the next question. */
export async function fillIn(visitor: Visitor, of: Of, answers: Answers): Promise<void> {
  // Waits until the prerendered page is replaced: before that, select fields are native ones.
  await expect(visitor.page.locator('#foreword')).toHaveCount(0)
  // Skip fields that are inactive in the form, even if the example has a value.
  for (const [key, value] of Object.entries(answers)) {
    const field = fieldOf(of, key, visitor.form)
    if (field.active) await give(visitor, field, value)
  }
}

async function give({ page, t, language }: Visitor, field: FormField, value: Answers[string]): Promise<void> {
  const name = labelOf(t, field)
  const text = String(value)
  switch (field.type) {
    case fieldType.boolean:
      if (field.mustAgree || field.isTick) return page.getByRole('checkbox', { name }).check()
      return pick(page.getByRole('radiogroup', { name }), t(value ? 'general_yes' : 'general_no'))
    case fieldType.radio:
      return pick(page.getByRole('radiogroup', { name }), optionOf(t, field, text))
    case fieldType.select:
      return choose(page, name, optionOf(t, field, text))
    case fieldType.selectCountry:
      return choose(page, name, new Intl.DisplayNames([`${language}-CH`], { type: 'region' }).of(text) ?? text)
    case fieldType.date:
      return page.getByRole('textbox', { name }).fill(text.split('-').toReversed().join('.'))
    default:
      return page.getByRole('textbox', { name }).fill(text)
  }
}

const pick = (group: Locator, answer: string) => group.getByRole('radio', { name: answer, exact: true }).check()

async function choose(page: Page, name: RegExp, answer: string): Promise<void> {
  await page.getByRole('combobox', { name }).click()
  await page.getByRole('option', { name: answer, exact: true }).click()
}

/** Matches the label with or without the mark for optional fields. */
export function labelOf(t: Texts, field: FormField): RegExp {
  const label = formText(field.label, t, 'de')
  return new RegExp(`^(${escaped(label)}|${escaped(t('general_optional_label', { label }))})$`)
}

const escaped = (text: string) => anySpace(text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`))

function optionOf(t: Texts, field: FormField, value: string): string {
  const option = field.options?.find((one) => one.value === value)
  if (!option) throw new Error(`${field.key} has no answer ${value}`)
  return formText(option.label, t, 'de', option.values)
}
