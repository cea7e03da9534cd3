// The receipts that were drawn, by group, as this browser recomputed them.

import { useText } from '#platform/web/i18n/texts.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import type { PublicDraw } from '../../contract/public-draw.ts'
import type { CheckedDraw } from '../../rules/check-draw.ts'
import { Mono } from '../Mono.tsx'
import styles from './ResultSection.module.css'

export function ResultSection({ draw: { groups }, checked: { order } }: { draw: PublicDraw; checked: CheckedDraw }) {
  const t = useText()
  return (
    <Section title={t('draws_result')}>
      {groups.map(({ key, name, count }) => (
        <div key={key}>
          <h3 className={styles.group}>{name || t('draws_group_all')}</h3>
          <ol className={styles.receipts}>
            {order
              .filter(({ group, rank }) => group === key && rank <= count)
              .map(({ receipt, rank }) => (
                <li key={receipt}>
                  <span className={styles.rank}>{rank}.</span> <Mono text={receipt} size="relative" />
                </li>
              ))}
          </ol>
        </div>
      ))}
    </Section>
  )
}
