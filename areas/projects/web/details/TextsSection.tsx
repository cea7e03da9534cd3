// Texts of the advertisement, apart for the public teaser and for the memorandum.

import { useText } from '#platform/web/i18n/texts.ts'
import { Muted } from '#platform/web/kit/Muted.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import type { ProjectView } from '../../contract/project.ts'
import styles from './details.module.css'

export function TextsSection({ project: { texts } }: { project: ProjectView }) {
  const t = useText()
  return (['teaser', 'memorandum'] as const).map((place) => (
    <Section key={place} title={t(`projects_place_${place}`)}>
      <dl className={styles.texts}>
        {texts
          .filter((one) => one.place === place)
          .map(({ key, text, isSelected }) => (
            <div key={key}>
              <dt>
                {t(`projects_text_${key}`)}
                {place === 'memorandum' && text !== '' && !isSelected && (
                  <Muted> ({t('projects_texts_not_shown')})</Muted>
                )}
              </dt>
              <dd>{text === '' ? <Muted>{t('projects_texts_empty')}</Muted> : text}</dd>
            </div>
          ))}
      </dl>
    </Section>
  ))
}
