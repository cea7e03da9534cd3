// Texts of a form in the reader's language, whether they are the product's or the project's own.

import { currentLanguage } from '#platform/web/i18n/language.ts'
import { useText, type TextValues } from '#platform/web/i18n/texts.ts'
import { formText, type FormText } from '#areas/forms/rules/form-text.ts'

export type SayFormText = (text: FormText, values?: TextValues) => string

export function useFormText(): SayFormText {
  const t = useText()
  return (text, values) => formText(text, t, currentLanguage(), values)
}
