// Switch between German and French, for texts that each household reads in its language.

import { SegmentedControl } from '@mantine/core'
import { isLanguage, languages, type Language } from '#platform/rules/project-type.ts'
import { useText } from '../i18n/texts.ts'

export function LanguageChoice({ value, onChange }: { value: Language; onChange: (value: Language) => void }) {
  const t = useText()
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('general_wording_language')}
      value={value}
      onChange={(chosen) => isLanguage(chosen) && onChange(chosen)}
      data={languages.map((one) => ({ value: one, label: t(`general_language_${one}`) }))}
    />
  )
}
