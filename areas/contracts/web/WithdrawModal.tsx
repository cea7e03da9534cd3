// Withdraws an agreement that is sent but not fully signed.

import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import { useCancelContract } from './changes.ts'

interface Props {
  tenant: { id: string; version: number; names: string }
  onClose: () => void
}

export default function WithdrawModal({ tenant: { id, version, names }, onClose }: Props) {
  const t = useText()
  const withdrawal = useCancelContract()
  return (
    <ActionModal
      title={t('contracts_withdraw')}
      text={t('contracts_withdraw_text', { names })}
      reason={{ label: t('applications_reason') }}
      action={t('contracts_withdraw')}
      danger
      change={withdrawal}
      send={({ reason }) => ({ params: { id }, body: { version, ...(reason && { reason }) } })}
      onClose={onClose}
    />
  )
}
