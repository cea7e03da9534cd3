// A text with emphasis, lists and links in the language that the builder shows.

import { RichTextField } from '#platform/web/rich-text/RichTextField.tsx'
import type { Words } from '../../rules/content.ts'
import { useEditorState } from '../builder/editor-context.ts'
import { useOtherText } from './WordsField.tsx'

interface Props {
  label: string
  name: string
  value: Words
  onChange: (value: Words, about: string) => void
}

export function RichWordsField({ label, name, value, onChange }: Props) {
  const language = useEditorState((state) => state.language)
  const other = useOtherText(value)
  return (
    <RichTextField
      key={language}
      label={label}
      hint={other}
      name={name}
      isTextOnly
      leastHeight={120}
      value={value[language]}
      onChange={(html) => onChange({ ...value, [language]: html }, `${name}.${language}`)}
    />
  )
}
