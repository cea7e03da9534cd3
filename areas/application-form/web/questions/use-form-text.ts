// Form texts in the current language, both product texts and project texts.

import { currentLanguage } from '#platform/web/i18n/language.ts'
import { useText, type TextValues } from '#platform/web/i18n/texts.ts'
import { formText, type FormText } from '#areas/forms/rules/form-text.ts'

export type SayFormText = (text: FormText, values?: TextValues) => string

export function useFormText(): SayFormText {
  const t = useText()
  return (text, values) => formText(text, t, currentLanguage(), values)
}
