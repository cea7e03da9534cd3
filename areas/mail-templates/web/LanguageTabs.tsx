// Language tabs of a template; a language without a text is marked.

import { SegmentedControl } from '@mantine/core'
import { isLanguage, languages, type Language } from '#platform/rules/project-type.ts'
import { useText } from '#platform/web/i18n/texts.ts'

interface Props {
  value: Language
  onChange: (language: Language) => void
  written: readonly Language[]
}

export function LanguageTabs({ value, onChange, written }: Props) {
  const t = useText()
  const nameOf = (one: Language) => {
    const language = t(`general_language_${one}`)
    return written.includes(one) ? language : t('mail_templates_language_missing', { language })
  }
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('general_wording_language')}
      value={value}
      onChange={(chosen) => isLanguage(chosen) && onChange(chosen)}
      data={languages.map((one) => ({ value: one, label: nameOf(one) }))}
    />
  )
}
