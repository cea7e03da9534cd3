// A text in the language that the builder shows; the other language stands below while this one is empty.

import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { isBlank } from '../../rules/blocks.ts'
import type { Words } from '../../rules/content.ts'
import { useEditorState } from '../builder/editor-context.ts'

interface Props {
  label: string
  hint?: string
  /** Field of the problems (`page-problems.ts`), with its number if there are several. */
  name: string
  value: Words
  onChange: (value: Words, about: string) => void
  /** More than one makes a field of several lines. */
  rows?: number
  maxLength?: number
}

export function WordsField({ label, hint, name, value, onChange, rows = 1, maxLength = 200 }: Props) {
  const language = useEditorState((state) => state.language)
  const other = useOtherText(value)
  const field = {
    label,
    hint: other ?? hint,
    name,
    value: value[language],
    onChange: (typed: string) => onChange({ ...value, [language]: typed }, `${name}.${language}`),
    maxLength,
  }
  return rows > 1 ? <TextAreaField {...field} rows={rows} /> : <TextField {...field} />
}

/** «Deutsch: Lage», for a text that is still to be translated. */
export function useOtherText(words: Words): string | undefined {
  const t = useText()
  const language = useEditorState((state) => state.language)
  const other = language === 'de' ? 'fr' : 'de'
  if (!isBlank(words[language]) || isBlank(words[other])) return undefined
  const text = words[other].replaceAll(/<[^>]*>/g, ' ').trim()
  return t('website_other_language', { language: t(`general_language_${other}`), text })
}
