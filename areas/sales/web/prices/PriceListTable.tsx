// Versions of the price list, newest first.

import { formatDate, formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import type { PriceListView } from '../../contract/price-lists.ts'
import { priceListPath } from '../../rules/prices/price-address.ts'
import { SaleTable } from './SaleTable.tsx'

export function PriceListTable({ lists }: { lists: readonly PriceListView[] }) {
  const t = useText()
  const title = t('sales_price_versions')
  return (
    <Section title={title} count={lists.length} bare>
      <SaleTable
        label={title}
        columns={[
          { key: 'name', title: t('sales_price_column_list') },
          { key: 'state', title: t('sales_price_column_state') },
          { key: 'from', title: t('sales_price_valid_from') },
          { key: 'objects', title: t('sales_price_column_objects'), isNumber: true },
          { key: 'by', title: t('sales_price_column_by') },
          { key: 'reason', title: t('sales_price_reason') },
        ]}
        rows={lists.map((list) => ({
          key: list.id,
          cells: [
            <ScreenLink key="link" to={priceListPath(list.id)}>
              {t('sales_price_list_title', { number: list.number, name: list.name })}
            </ScreenLink>,
            <StateBadge key="state" state={`price_list.${list.state}`} title={list.stateTitle} />,
            formatDate(list.validFrom),
            formatNumber(list.objects),
            peopleOf(list).join(', '),
            list.reason,
          ],
        }))}
      />
    </Section>
  )
}

/** Each person once, in the order of their steps. */
export const peopleOf = ({ createdBy, submittedBy, decidedBy }: PriceListView): string[] => [
  ...new Set([createdBy, submittedBy, decidedBy].filter((name) => name !== null)),
]
