// Prices that were changed by hand on the page of an object, beside those of the list.

import { formatMoney } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import type { HandPrice } from '../../contract/price-lists.ts'
import { SaleTable } from './SaleTable.tsx'

interface Props {
  title: string
  about: string
  prices: readonly HandPrice[]
}

export function HandPrices({ title, about, prices }: Props) {
  const t = useText()
  if (prices.length === 0) return null
  return (
    <Section title={title} count={prices.length} description={about} bare>
      <SaleTable
        label={title}
        columns={[
          { key: 'object', title: t('sales_price_column_object') },
          { key: 'listed', title: t('sales_price_column_listed'), isNumber: true },
          { key: 'hand', title: t('sales_price_column_by_hand'), isNumber: true },
        ]}
        rows={prices.map(({ objectId, title: object, listed, byHand }) => ({
          key: objectId,
          cells: [
            <ScreenLink key="link" to={`/objects/${objectId}`}>
              {object}
            </ScreenLink>,
            formatMoney(listed),
            byHand === null ? t('sales_price_removed') : formatMoney(byHand),
          ],
        }))}
      />
    </Section>
  )
}
