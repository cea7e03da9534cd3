// The drawn candidates with their present names.

import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { getDrawn, type DrawView } from '../../contract/draw.ts'
import { Mono } from '../Mono.tsx'
import styles from './DrawnSection.module.css'

export function DrawnSection({ draw: { id, groups } }: { draw: DrawView }) {
  const t = useText()
  const { data } = useQuery(queryOf(getDrawn, { params: { id } }))
  if (!data) return null
  return (
    <Section title={t('draws_drawn')} count={data.drawn.length}>
      {groups.map(({ key, name }) => (
        <div key={key}>
          {name && groups.length > 1 && <h3 className={styles.group}>{name}</h3>}
          <ol className={styles.drawn}>
            {data.drawn
              .filter(({ group }) => group === key)
              .map(({ rank, receipt, name: candidate, path }) => (
                <li key={receipt}>
                  <span className={styles.rank}>{rank}.</span>
                  <span className={styles.name}>
                    {path && candidate ? (
                      <ScreenLink to={path}>{candidate}</ScreenLink>
                    ) : (
                      (candidate ?? t('draws_no_name'))
                    )}
                  </span>
                  <Mono text={receipt} size="fixed" />
                </li>
              ))}
          </ol>
        </div>
      ))}
    </Section>
  )
}
