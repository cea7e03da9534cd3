// Messages and labels for the error summary. Loaded with the first error.

import { useText, type Translate } from '#platform/web/i18n/texts.ts'
import { nameOf } from '#areas/forms/rules/answers.ts'
import { fieldsOf } from '#areas/forms/rules/form-definition.ts'
import { gathered, type PersonFields } from './gathered-problems.ts'
import type { Filling } from '../filling/use-filling.ts'
import { useFormText, type SayFormText } from './use-form-text.ts'

/** Message and label per line: one line per field of the household, one per person. */
export function useProblemWords(filling: Filling, found: Readonly<Record<string, string>>) {
  const t = useText()
  const said = useFormText()
  return { shown: gathered(found, fieldLabels(filling, said), t), labels: labelsFor(filling, t, said) }
}

function fieldLabels({ state }: Filling, said: SayFormText): PersonFields {
  const labelled = (of: 'adult' | 'child') =>
    new Map(fieldsOf(state.form, of).map(({ key, label }) => [key, said(label)]))
  return { adults: labelled('adult'), children: labelled('child') }
}

function labelsFor({ state, entry }: Filling, t: Translate, said: SayFormText): Record<string, string> {
  const fields = fieldsOf(state.form, 'household').map(({ key, label }) => [key, said(label)] as const)
  const people = [
    ...entry.adults.map((one) => [`adults.${one.key}`, one] as const),
    ...entry.children.map((one) => [`children.${one.key}`, one] as const),
  ].map(([path, person]) => [path, nameOf(person) || t('application_form_person_without_name')] as const)
  return Object.fromEntries([...fields, ...people])
}
