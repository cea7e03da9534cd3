// Dialog that cancels an invoice; the reason is required.

import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import { useCancelInvoice } from '../changes.ts'

interface Props {
  invoice: { id: string; number: string }
  onClose: () => void
}

export function CancelInvoiceModal({ invoice: { id, number }, onClose }: Props) {
  const t = useText()
  const cancellation = useCancelInvoice()
  return (
    <ActionModal
      title={t('budget_invoice_cancel_title', { number })}
      text={t('budget_invoice_cancel_text')}
      reason={{ label: t('budget_invoice_cancel_reason'), required: true }}
      action={t('budget_invoice_cancel')}
      danger
      change={cancellation}
      send={({ reason }) => ({ params: { id }, body: { reason } })}
      onClose={onClose}
    />
  )
}
