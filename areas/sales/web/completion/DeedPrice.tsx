// Price of a purchase in its parts: list price, discount, options, and the price of the deed once it is notarised.

import { formatMoney } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import type { SaleCompletion } from '../../contract/completion.ts'

export function DeedPrice({ completion: { parts, deedPrice } }: { completion: SaleCompletion }) {
  const t = useText()
  const { listPrice, discount, options, toPay } = parts
  return (
    <KeyValueList
      items={[
        { label: t('sales_part_list_price'), value: formatMoney(listPrice) },
        { label: t('sales_discount'), value: discount > 0 && formatMoney(-discount) },
        { label: t('sales_part_options'), value: options !== 0 && formatMoney(options) },
        { label: t('sales_part_to_pay'), value: toPay !== listPrice && formatMoney(toPay) },
        { label: t('sales_part_deed_price'), value: deedPrice !== null && formatMoney(deedPrice) },
      ].filter(({ value }) => value !== false)}
    />
  )
}
