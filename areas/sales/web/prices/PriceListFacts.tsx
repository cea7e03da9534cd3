// People who prepared, submitted and decided a version of the price list, and since when it holds.

import { IconInfoCircle } from '@tabler/icons-react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { formatDate, formatDateTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Notice } from '#platform/web/kit/Notice.tsx'
import styles from './PriceListFacts.module.css'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import type { getPriceList, PriceListView } from '../../contract/price-lists.ts'

export function PriceListFacts({ answer: { list, lowered } }: { answer: ResponseOf<typeof getPriceList> }) {
  const t = useText()
  const notice = noticeOf(list, lowered)
  return (
    <Section title={t('sales_price_about')}>
      <KeyValueList items={factsOf(t, list).filter(({ value }) => value)} columns={2} />
      {notice && (
        <div className={styles.notice}>
          <Notice icon={IconInfoCircle} isCompact>
            {t(notice, { count: lowered })}
          </Notice>
        </div>
      )}
    </Section>
  )
}

function noticeOf({ state }: PriceListView, lowered: number): string | null {
  if (state === 'waiting') return 'sales_price_waits'
  return state === 'draft' && lowered > 0 ? 'sales_price_lowers' : null
}

const by = (name: string | null, at: string | null) => name && at && `${name}, ${formatDateTime(at)}`

const factsOf = (t: ReturnType<typeof useText>, list: PriceListView) => [
  { label: t('sales_price_valid_from'), value: formatDate(list.validFrom) },
  { label: t('sales_price_reason'), value: list.reason },
  { label: t('sales_price_created'), value: by(list.createdBy, list.createdAt) },
  { label: t('sales_price_submitted'), value: by(list.submittedBy, list.submittedAt) },
  { label: t('sales_price_decided'), value: by(list.decidedBy, list.decidedAt) },
  { label: t('sales_price_note'), value: list.decisionNote },
]
