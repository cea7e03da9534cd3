// A form text in German and French side by side. Editing a product text turns it into a project text, which can be
// reset to the product text.

import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { languages, type Language } from '#platform/rules/project-type.ts'
import { GrowingText } from '#platform/web/form/fields/GrowingText.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { isOwnText, type FormText, type OwnText } from '#areas/forms/rules/form-text.ts'
import { useProductWords } from '../builder/use-product-words.ts'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'
import styles from './Settings.module.css'
import own from './TextPair.module.css'

interface Props {
  label: string
  hint?: string
  value: FormText | undefined
  /** `about` names the edited text and language, so that consecutive typing there is one undo step. */
  onChange: (value: FormText, about: string) => void
  /** The product text, if there is one. */
  product?: FormText | undefined
  rows?: number
  maxLength?: number
  name: string
  /** Additional action next to the label. */
  action?: ReactNode
}

const silent: OwnText = { de: '', fr: '' }

export function TextPair({ label, hint, value, onChange, product, rows = 1, maxLength = 500, name, action }: Props) {
  const t = useText()
  const wordsOf = useProductWords()
  const words = value === undefined ? silent : wordsOf?.(value)
  const write = (language: Language, typed: string) =>
    onChange({ ...(words ?? silent), [language]: typed }, `${name}.${language}`)
  const isChanged = value !== undefined && isOwnText(value) && product !== undefined && !isOwnText(product)
  return (
    <div className={own.pair} role="group" aria-label={label}>
      <div className={own.pairHead}>
        <span className={styles.pairLabel}>{label}</span>
        {isChanged && (
          <Button variant="subtle" size="compact-xs" onClick={() => onChange(product, `${name}.product`)}>
            {t('form_settings_text_of_product')}
          </Button>
        )}
        {action && <span className={own.pairTools}>{action}</span>}
      </div>
      {hint && (
        <Paragraph isSoft size="small">
          {hint}
        </Paragraph>
      )}
      <div className={own.pairFields}>
        {languages.map((language) => (
          <GrowingText
            key={language}
            id={`text-${name}-${language}`}
            lang={`${language}-CH`}
            aria-label={`${label}, ${t(`general_language_${language}`)}`}
            leftSection={<span className={styles.language}>{language.toUpperCase()}</span>}
            rows={rows}
            maxLength={maxLength}
            disabled={!words}
            value={words?.[language] ?? ''}
            onChange={(event) => write(language, event.currentTarget.value)}
          />
        ))}
      </div>
    </div>
  )
}
