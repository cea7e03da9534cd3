// Says whether a discount is part of the agreement with the buyer.

import { formatDate, formatMoney } from '#platform/web/i18n/format.ts'
import type { useText } from '#platform/web/i18n/texts.ts'
import type { BuyerPrice, DiscountView } from '../../contract/discounts.ts'

type Agreement = NonNullable<BuyerPrice['reserved']>

export function reachWords(
  t: ReturnType<typeof useText>,
  reach: DiscountView['reach'],
  { price, madeAt, isAccepted }: Agreement,
): string | null {
  const values = { date: formatDate(madeAt), price: formatMoney(price) }
  if (reach === 'agreement') return t('sales_discount_reach_agreement', values)
  if (reach !== 'next_agreement') return null
  return t(isAccepted ? 'sales_discount_reach_accepted' : 'sales_discount_reach_next', values)
}
