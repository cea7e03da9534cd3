// Proposes a discount for one buyer and one object.

import { useState } from 'react'
import { francsOf, rappenOf } from '#platform/rules/amounts/money.ts'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { formatMoney } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import type { BuyerPrice } from '../../contract/discounts.ts'
import { discountKinds, discountOn, type DiscountKind } from '../../rules/prices/discount.ts'
import { reachWords } from './reach-words.ts'
import { useProposeDiscount } from './price-changes.ts'

interface Props {
  applicationId: string
  object: BuyerPrice
  onClose: () => void
}

export function ProposeDiscountModal({ applicationId, object, onClose }: Props) {
  const t = useText()
  const [kind, setKind] = useState<DiscountKind>('amount')
  const [value, setValue] = useState<number | null>(null)
  const proposing = useProposeDiscount()
  return (
    <ActionModal
      title={t('sales_discount_propose')}
      text={
        (object.reserved && reachWords(t, 'next_agreement', object.reserved)) ??
        t('sales_discount_propose_text', { object: object.title })
      }
      reason={{ label: t('sales_price_reason'), required: true }}
      action={t('sales_discount_propose')}
      change={proposing}
      send={({ reason }, errors) => {
        if (value === null) errors.show({ value: t('general_field_is_required') })
        return value === null
          ? undefined
          : { params: { id: applicationId }, body: { objectId: object.objectId, kind, value, reason } }
      }}
      onClose={onClose}
    >
      {({ errorOf, clear }) => (
        <>
          <SelectField
            label={t('sales_discount_kind')}
            name="kind"
            required
            options={discountKinds.map((one) => ({ value: one, displayName: t(`sales_discount_kind_${one}`) }))}
            value={kind}
            onChange={(chosen) => setKind(discountKinds.find((one) => one === chosen) ?? kind)}
          />
          <NumberStepper
            label={t('sales_discount')}
            hint={hintOf(t, { kind, value, listPrice: object.listPrice })}
            name="value"
            required
            min={0}
            max={kind === 'percent' ? 99.99 : (object.listPrice ?? 999_999_999)}
            step={kind === 'percent' ? 0.5 : 1000}
            decimals={2}
            unit={kind === 'percent' ? '%' : 'CHF'}
            value={value}
            onChange={(next) => {
              setValue(next)
              clear('value')
            }}
            error={errorOf('value')}
          />
        </>
      )}
    </ActionModal>
  )
}

interface Typed {
  kind: DiscountKind
  value: number | null
  listPrice: number | null
}

function hintOf(t: ReturnType<typeof useText>, { kind, value, listPrice }: Typed): string {
  if (listPrice === null) return t('sales_discount_reason_no_price')
  if (value === null) return t('sales_discount_of_price', { price: formatMoney(listPrice) })
  const discount = francsOf(discountOn(rappenOf(listPrice), { kind, value: rappenOf(value) }))
  return t('sales_discount_gives', { amount: formatMoney(discount), price: formatMoney(listPrice - discount) })
}
