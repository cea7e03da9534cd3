// What a letter can name: its word on a button, and what stands there for the application of the example.

import { Button } from '@mantine/core'
import { useText } from '#platform/web/i18n/texts.ts'
import styles from './MailTemplatesPage.module.css'

interface Props {
  placeholders: readonly { key: string; title: string }[]
  values: Readonly<Record<string, string>> | undefined
  onInsert: (key: string) => void
}

export function PlaceholderList({ placeholders, values, onInsert }: Props) {
  const t = useText()
  return (
    <section aria-label={t('applications_wording_placeholders')}>
      <h3 className={styles.subtitle}>{t('applications_wording_placeholders')}</h3>
      <p className={styles.text}>{t('applications_wording_placeholders_text')}</p>
      <ul className={styles.placeholders}>
        {placeholders.map(({ key, title }) => (
          <li key={key}>
            <Button variant="default" size="compact-sm" title={`[${key}]`} onClick={() => onInsert(key)}>
              {title}
            </Button>
            {values && <span>{values[key] || t('applications_wording_nothing_known')}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
