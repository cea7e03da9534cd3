// Texts of the advertisement in one language at a time: those of the anonymous teaser, then those of the memorandum.

import { Checkbox, Stack } from '@mantine/core'
import { useState } from 'react'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { LanguageChoice } from '#platform/web/form/LanguageChoice.tsx'
import { currentLanguage } from '#platform/web/i18n/language.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'
import type { Language } from '#platform/rules/project-type.ts'
import type { Advertised } from '../../contract/advertisement.ts'
import { type TextComponent } from '../../rules/text-components.ts'
import styles from './AdvertisementTexts.module.css'

interface Component {
  key: TextComponent
  required: boolean
  place: 'teaser' | 'memorandum'
}

interface Props {
  components: readonly Component[]
  languages: readonly Language[]
  project: Advertised
  /** `field` is the text that was changed. */
  onChange: (part: Partial<Advertised>, field?: string) => void
  errorOf: (field: string) => string | undefined
}

const places = ['teaser', 'memorandum'] as const

export function AdvertisementTexts({ components, languages, project, onChange, errorOf }: Props) {
  const t = useText()
  const [language, setLanguage] = useState<Language>(currentLanguage())
  const { texts, selected } = project
  const textField = ({ key, required }: Component, one: Language) => {
    const field = `texts.${key}.${one}`
    const label = `${t(`projects_text_${key}`)} (${t(`general_language_${one}`)})`
    return (
      <TextAreaField
        key={field}
        name={field}
        label={label}
        required={required}
        rows={key === 'teaser_title' ? 1 : 3}
        maxLength={8000}
        {...(key === 'highlights' && { hint: t('projects_highlights_hint') })}
        value={texts[key]?.[one] ?? ''}
        onChange={(text) => onChange({ texts: { ...texts, [key]: { ...texts[key], [one]: text } } }, field)}
        error={errorOf(field)}
      />
    )
  }
  const hasFault = (component: Component, one: Language) => errorOf(`texts.${component.key}.${one}`) !== undefined
  return (
    <section aria-label={t('projects_texts')}>
      <div className={styles.head}>
        <h3 className={styles.heading}>{t('projects_texts')}</h3>
        {languages.length > 1 && <LanguageChoice value={language} onChange={setLanguage} />}
      </div>
      {places.map((place) => (
        <Stack key={place} gap={16} className={styles.place}>
          <h4 className={styles.subheading}>{t(`projects_place_${place}`)}</h4>
          {place === 'teaser' && (
            <Paragraph isSoft size="small">
              {t('projects_teaser_texts_hint')}
            </Paragraph>
          )}
          {components
            .filter((one) => one.place === place)
            .map((component) => (
              <Stack key={component.key} gap={8}>
                {languages
                  // A text with a fault is shown in any case.
                  .filter((one) => one === language || hasFault(component, one))
                  .map((one) => textField(component, one))}
                {!component.required && place === 'memorandum' && (
                  <Checkbox
                    label={t('projects_text_shown', { text: t(`projects_text_${component.key}`) })}
                    checked={selected.includes(component.key)}
                    onChange={(event) =>
                      onChange({
                        selected: event.currentTarget.checked
                          ? [...selected, component.key]
                          : selected.filter((key) => key !== component.key),
                      })
                    }
                  />
                )}
              </Stack>
            ))}
        </Stack>
      ))}
    </section>
  )
}
