// Dialogs of the steps of a discount.

import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import type { DiscountView } from '../../contract/discounts.ts'
import { discountWords } from './CurrentDiscounts.tsx'
import { useApproveDiscount, useRefuseDiscount, useWithdrawDiscount } from './price-changes.ts'

export type DiscountStep = 'approve' | 'refuse' | 'withdraw'

interface Props {
  applicationId: string
  discount: DiscountView
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
  const { discount, onClose } = props
  const amount = discountWords({ discount: discount.amount, percent: discount.percent })
  return (
    <ActionModal
      title={t('sales_discount_approve')}
      text={t('sales_discount_approve_text', { amount })}
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
  const { discount, onClose } = props
  return (
    <ActionModal
      title={t('sales_discount_withdraw')}
      text={t('sales_discount_withdraw_text')}
      action={t('sales_discount_withdraw')}
      danger
      change={useWithdrawDiscount()}
      send={() => ({ params: paramsOf(props), body: { version: discount.version } })}
      onClose={onClose}
    />
  )
}
