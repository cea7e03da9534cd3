// Applications by canton, as a map and as a list whose entries open the applications.

import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { formatDateTime, formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { smallest } from '#areas/analytics/rules/masking.ts'
import { getOrigin } from '../../contract/origin.ts'
import type { Origins } from '../../contract/received.ts'
import { CantonMap } from './CantonMap.tsx'
import styles from './Origin.module.css'
import { OriginList } from './OriginList.tsx'

interface Props {
  /** Those that the page is filtered by; none means all. The origin knows one building or all. */
  buildings: readonly string[]
}

export default function OriginSection({ buildings }: Props) {
  const t = useText()
  const [building, ...others] = buildings
  // Households that wish for several of the chosen buildings would count several times.
  const isOne = building !== undefined && others.length === 0
  const query = useQuery(queryOf(getOrigin, { query: isOne ? { building } : {} }))
  return (
    <Section title={t('maps_origin_title')} description={t('maps_origin_text')}>
      {others.length > 0 && <p className={styles.remark}>{t('maps_origin_one_building')}</p>}
      <QueryView
        query={query}
        rows={6}
        empty={{ when: ({ total }) => total === 0, shown: <EmptyState title={t('maps_origin_none')} /> }}
      >
        {({ total, ...origin }) =>
          total === null ? (
            <EmptyState title={t('maps_origin_too_few')} text={t('maps_origin_too_few_text', { smallest })} />
          ) : (
            <Answer origin={{ ...origin, total }} building={isOne ? building : undefined} />
          )
        }
      </QueryView>
    </Section>
  )
}

interface AnswerProps {
  origin: Origins & { total: number }
  building: string | undefined
}

function Answer({ origin, building }: AnswerProps) {
  const t = useText()
  const { groups, total, countedAt } = origin
  return (
    <>
      <p className={styles.sentence}>{sentence()}</p>
      <div className={styles.answer}>
        <CantonMap groups={groups} building={building} />
        <OriginList origin={origin} building={building} />
      </div>
      {countedAt && <p className={styles.remark}>{t('maps_origin_counted', { date: formatDateTime(countedAt) })}</p>}
    </>
  )

  function sentence(): string {
    const [first] = groups
    const isCanton = first && first.count !== null && first.origin !== 'abroad' && first.origin !== 'unknown'
    if (!isCanton) return t('maps_origin_sentence_total', { total: formatNumber(total) })
    const percent = Math.round(((first.count ?? 0) / total) * 100)
    return t('maps_origin_sentence', { percent, canton: first.title, total: formatNumber(total) })
  }
}
