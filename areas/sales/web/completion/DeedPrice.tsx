// Price of a purchase in its parts: list price, discount, options, and the price of the deed once it is notarised.

import { formatDate, formatMoney } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import type { SaleCompletion } from '../../contract/completion.ts'

export function DeedPrice({ completion: { parts, deedPrice } }: { completion: SaleCompletion }) {
  const t = useText()
  const { listPrice, discount, options, toPay } = parts
  return (
    <>
      <KeyValueList
        items={[
          { label: t('sales_part_list_price'), value: formatMoney(listPrice) },
          { label: t('sales_discount'), value: discount > 0 && formatMoney(-discount) },
          { label: t('sales_part_options'), value: options !== 0 && formatMoney(options) },
          { label: t('sales_part_to_pay'), value: toPay !== listPrice && formatMoney(toPay) },
          { label: t('sales_part_deed_price'), value: deedPrice !== null && formatMoney(deedPrice) },
        ].filter(({ value }) => value !== false)}
      />
      <Paragraph>{deedPriceWords(t, parts)}</Paragraph>
    </>
  )
}

/** Which price holds for the deed, and why. */
export function deedPriceWords(
  t: ReturnType<typeof useText>,
  { agreedAt, listNumber, laterDiscount }: SaleCompletion['parts'],
): string {
  const date = formatDate(agreedAt)
  return [
    listNumber === null
      ? t('sales_deed_price_holds', { date })
      : t('sales_deed_price_holds_list', { date, number: listNumber }),
    laterDiscount > 0 && t('sales_deed_price_later_discount', { amount: formatMoney(laterDiscount) }),
  ]
    .filter(Boolean)
    .join(' ')
}
