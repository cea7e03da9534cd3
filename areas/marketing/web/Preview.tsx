// The advertisement as a portal will show it: picture, title, facts and text, per language.

import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { ProtectedImage } from '#areas/files/web/public.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import type { AdvertView } from '../contract/adverts.ts'
import styles from './Marketing.module.css'

export function Preview({ preview }: Pick<AdvertView, 'preview'>) {
  const t = useText()
  const [language, setLanguage] = useState(preview[0]?.language ?? 'de')
  const shown = preview.find((one) => one.language === language)
  if (!shown) return null
  const { title, text, facts, picture, pictures } = shown
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{t('marketing_part_preview')}</h3>
      {preview.length > 1 && (
        <SegmentedControl
          size="xs"
          aria-label={t('marketing_language')}
          data={preview.map((one) => ({ value: one.language, label: t(`general_language_${one.language}`) }))}
          value={language}
          onChange={(value) => setLanguage(preview.find((one) => one.language === value)?.language ?? language)}
        />
      )}
      <article className={styles.preview} lang={language}>
        {picture && <ProtectedImage src={`${picture}?size=web`} alt="" className={styles.picture} />}
        <p className={styles.facts}>
          {t(pictures === 1 ? 'marketing_pictures_count_one' : 'marketing_pictures_count', { count: pictures })}
        </p>
        <h4 className={styles.heading}>{title}</h4>
        <dl className={styles.list}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {text === '' ? (
          <p className={styles.facts}>{t('marketing_no_text')}</p>
        ) : (
          text.split('\n\n').map((paragraph, place) => (
            <p key={place} className={styles.paragraph}>
              {paragraph}
            </p>
          ))
        )}
      </article>
      <p className={styles.facts}>{t('marketing_preview_note')}</p>
    </section>
  )
}
