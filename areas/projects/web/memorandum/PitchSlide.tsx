// One slide of the presentation.

import type { ReactNode } from 'react'
import { ProtectedImage } from '#areas/files/web/public.tsx'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import type { Pitch } from '../../contract/public.ts'
import { figureText } from '../../rules/figure-text.ts'
import { fileAddressOf } from './file-address.ts'
import type { Slide } from './slides.ts'
import styles from './pitch.module.css'

interface Props {
  pitch: Pitch
  slide: Slide
}

export function PitchSlide({ pitch, slide }: Props) {
  const t = useText()
  const { title, address, city, summary, highlights, keyFigures, facts, pictures, keyDates, slug } = pitch
  const [first] = pictures
  switch (slide) {
    case 'cover':
      return (
        <div className={styles.slide} data-cover>
          <div>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.place}>{[address, city].filter(Boolean).join(', ')}</p>
            <p className={styles.lead}>{summary}</p>
          </div>
          {first && (
            <ProtectedImage
              src={`${fileAddressOf(slug, first.id)}?size=web`}
              alt={first.alt}
              className={styles.picture}
            />
          )}
        </div>
      )
    case 'highlights':
      return (
        <SlideOf title={t('projects_teaser_highlights')}>
          <ul className={styles.highlights}>
            {highlights.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </SlideOf>
      )
    case 'figures':
      return (
        <SlideOf title={t('projects_key_figures')}>
          <dl className={styles.figures}>
            {keyFigures.map((figure) => (
              <div key={figure.key}>
                <dt>{t(`projects_figure_${figure.key}`)}</dt>
                <dd>{figureText(figure)}</dd>
                <dd className={styles.how}>{t(`projects_figure_${figure.key}_how`)}</dd>
              </div>
            ))}
          </dl>
        </SlideOf>
      )
    case 'facts':
      return (
        <SlideOf title={t('projects_facts')}>
          <KeyValueList columns={2} items={facts} />
        </SlideOf>
      )
    case 'pictures':
      return (
        <SlideOf title={t('projects_gallery')}>
          <ul className={styles.pictures}>
            {pictures.slice(1, 5).map(({ id, alt }) => (
              <li key={id}>
                <ProtectedImage src={`${fileAddressOf(slug, id)}?size=web`} alt={alt} className={styles.picture} />
              </li>
            ))}
          </ul>
        </SlideOf>
      )
    case 'dates':
      return (
        <SlideOf title={t('projects_key_dates')}>
          <KeyValueList
            items={keyDates.map(({ key, day }) => ({ label: t(`projects_field_${key}`), value: formatDate(day) }))}
          />
          <p className={styles.how}>{t('projects_offers_bind_nobody')}</p>
        </SlideOf>
      )
  }
}

function SlideOf({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.slide}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  )
}
