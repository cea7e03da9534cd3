// Discounts of all buyers that are proposed or approved. They are decided on the page of the application.

import { formatDate, formatMoney, formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import type { WaitingDiscount } from '../../contract/price-lists.ts'
import { SaleTable } from './SaleTable.tsx'

export function CurrentDiscounts({ discounts }: { discounts: readonly WaitingDiscount[] }) {
  const t = useText()
  if (discounts.length === 0) return null
  const title = t('sales_discounts')
  return (
    <Section title={title} count={discounts.length} description={t('sales_discounts_about')} bare>
      <SaleTable
        label={title}
        columns={[
          { key: 'buyer', title: t('sales_price_column_buyer') },
          { key: 'object', title: t('sales_price_column_object') },
          { key: 'state', title: t('sales_price_column_state') },
          { key: 'discount', title: t('sales_discount'), isNumber: true },
          { key: 'by', title: t('sales_discount_proposed') },
          { key: 'reason', title: t('sales_price_reason') },
        ]}
        rows={discounts.map((one) => ({
          key: one.id,
          cells: [
            <ScreenLink key="link" to={`/applications/${one.applicationId}#prices`}>
              {one.buyer}
            </ScreenLink>,
            one.object,
            <StateBadge key="state" state={`discount.${one.state}`} title={one.stateTitle} />,
            discountWords(one),
            `${one.proposedBy}, ${formatDate(one.proposedAt)}`,
            one.reason,
          ],
        }))}
      />
    </Section>
  )
}

/** CHF 18'400.00 (2 %) */
export const discountWords = ({ discount, percent }: { discount: number; percent: number | null }): string =>
  percent === null ? formatMoney(discount) : `${formatMoney(discount)} (${formatNumber(percent)} %)`
