// Dialogs of the steps of a discount.

import { formatDate, formatMoney } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import type { BuyerPrice, DiscountView } from '../../contract/discounts.ts'
import { discountWords } from './CurrentDiscounts.tsx'
import { reachWords } from './reach-words.ts'
import { useApproveDiscount, useRefuseDiscount, useWithdrawDiscount } from './price-changes.ts'

export type DiscountStep = 'approve' | 'refuse' | 'withdraw'

interface Props {
  applicationId: string
  discount: DiscountView
  agreement: BuyerPrice['reserved']
  step: DiscountStep
  onClose: () => void
}

export function DiscountDialogs(props: Props) {
  if (props.step === 'approve') return <ApproveModal {...props} />
  return props.step === 'refuse' ? <RefuseModal {...props} /> : <WithdrawModal {...props} />
}

const paramsOf = ({ applicationId, discount }: Props) => ({ id: applicationId, discountId: discount.id })

function ApproveModal(props: Props) {
  const t = useText()
  const { discount, agreement, onClose } = props
  const amount = discountWords({ discount: discount.amount, percent: discount.percent })
  const later = agreement && reachWords(t, discount.reach, agreement)
  return (
    <ActionModal
      title={t('sales_discount_approve')}
      text={later ?? t('sales_discount_approve_text', { amount })}
      action={t('sales_discount_approve')}
      change={useApproveDiscount()}
      send={() => ({ params: paramsOf(props), body: { version: discount.version } })}
      onClose={onClose}
    />
  )
}

function RefuseModal(props: Props) {
  const t = useText()
  const { discount, onClose } = props
  return (
    <ActionModal
      title={t('sales_discount_refuse')}
      reason={{ label: t('sales_price_note'), name: 'note', required: true }}
      action={t('sales_discount_refuse')}
      danger
      change={useRefuseDiscount()}
      send={({ reason }) => ({ params: paramsOf(props), body: { version: discount.version, note: reason } })}
      onClose={onClose}
    />
  )
}

function WithdrawModal(props: Props) {
  const t = useText()
  const { discount, agreement, onClose } = props
  const isAgreed = agreement !== null && discount.reach === 'agreement'
  return (
    <ActionModal
      title={t('sales_discount_withdraw')}
      text={
        isAgreed
          ? t('sales_discount_withdraw_agreed', {
              date: formatDate(agreement.madeAt),
              price: formatMoney(agreement.price),
            })
          : t('sales_discount_withdraw_text')
      }
      action={t('sales_discount_withdraw')}
      danger
      change={useWithdrawDiscount()}
      send={() => ({ params: paramsOf(props), body: { version: discount.version } })}
      onClose={onClose}
    />
  )
}
