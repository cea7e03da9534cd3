// Section of the home page: the three figures that matter most to the role.

import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { PrefetchContext } from '#platform/web/slots/slot-entry.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { getKeyFigures } from '../contract/dashboard.ts'
import styles from './KeyFiguresSection.module.css'

export const prefetch = ({ queryClient }: PrefetchContext) => queryClient.prefetchQuery(queryOf(getKeyFigures))

export default function KeyFiguresSection() {
  const t = useText()
  const { data } = useQuery(queryOf(getKeyFigures))
  if (!data || data.figures.length === 0) return null
  const { figures, canOpen } = data
  return (
    <Section
      title={t('analytics_home')}
      bare
      action={canOpen && <ScreenLink to="/analytics">{t('analytics_home_all')}</ScreenLink>}
    >
      <ul className={styles.figures}>
        {figures.map(({ id, title, headline, sentence }) => (
          <li key={id} className={styles.figure}>
            <h3 className={styles.title}>
              {canOpen ? <ScreenLink to={`/analytics/${id}`}>{title}</ScreenLink> : title}
            </h3>
            <p className={styles.headline}>{headline}</p>
            <p className={styles.sentence}>{sentence}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
