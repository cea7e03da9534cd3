// The prices of a buyer: offered, confirmed and reserved, with the version of the price list of each, and the discounts.

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '#platform/web/api/session.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { formatDate, formatMoney } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import { getBuyerPrices, type BuyerPrice, type KeptList } from '../../contract/discounts.ts'
import { DiscountList } from './DiscountList.tsx'
import { ProposeDiscountModal } from './ProposeDiscountModal.tsx'
import styles from './BuyerPricesSection.module.css'

export default function BuyerPricesSection({ application: { id } }: { application: { id: string } }) {
  const t = useText()
  const { can } = useSession()
  const [proposing, setProposing] = useState<BuyerPrice>()
  const { data } = useQuery(queryOf(getBuyerPrices, { params: { id } }))
  if (!data) return <LoadingRows rows={3} />
  if (data.objects.length === 0) return null
  return (
    <Section title={t('sales_buyer_prices')} anchor="prices">
      <div className={styles.objects}>
        {data.objects.map((object) => (
          <div key={object.objectId} className={styles.object}>
            <div className={styles.head}>
              <h3 className={styles.title}>
                <ScreenLink to={`/objects/${object.objectId}`}>{object.title}</ScreenLink>
              </h3>
              {can('applications_write') && (
                <ActionButton
                  variant="default"
                  size="compact-sm"
                  availability={object.canPropose}
                  onClick={() => setProposing(object)}
                >
                  {t('sales_discount_propose')}
                </ActionButton>
              )}
            </div>
            <KeyValueList items={factsOf(t, object)} />
            <DiscountList applicationId={id} discounts={object.discounts} agreement={object.reserved} />
          </div>
        ))}
      </div>
      {proposing && (
        <ProposeDiscountModal applicationId={id} object={proposing} onClose={() => setProposing(undefined)} />
      )}
    </Section>
  )
}

type Translate = ReturnType<typeof useText>

const listWords = (t: Translate, list: KeptList | null): string =>
  list
    ? t('sales_price_list_since', { number: list.number, date: formatDate(list.validFrom) })
    : t('sales_price_without_list')

function factsOf(t: Translate, object: BuyerPrice) {
  const { listPrice, discount, price, list, confirmed, reserved, notarised } = object
  const kept = [
    { label: t('sales_price_confirmed'), value: confirmed },
    { label: t('sales_price_reserved'), value: reserved },
    { label: t('sales_price_notarised'), value: notarised },
  ]
  return [
    { label: t('sales_price_today'), value: amountWords(listPrice, listWords(t, list)) },
    ...(discount > 0
      ? [
          { label: t('sales_discount'), value: formatMoney(-discount) },
          { label: t('sales_price_to_pay'), value: formatMoney(price) },
        ]
      : []),
    ...kept.flatMap(({ label, value }) =>
      value ? [{ label, value: amountWords(value.price, ...keptWords(t, value, price)) }] : [],
    ),
  ]
}

const amountWords = (amount: number | null, ...more: string[]) => [formatMoney(amount) || '–', ...more].join(' · ')

type Kept = NonNullable<BuyerPrice['confirmed']>

/** Version, included discount, and the deviation from the price of today. */
function keptWords(t: Translate, { price: kept, discount, list }: Kept, today: number | null): string[] {
  const difference = kept === null || today === null ? 0 : kept - today
  const amount = formatMoney(Math.abs(difference))
  return [
    listWords(t, list),
    ...(discount > 0 ? [t('sales_price_with_discount', { amount: formatMoney(discount) })] : []),
    ...(difference === 0
      ? []
      : [t(difference > 0 ? 'sales_price_above_today' : 'sales_price_below_today', { amount })]),
  ]
}
