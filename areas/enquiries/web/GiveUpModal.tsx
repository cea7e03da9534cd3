// Dialog to mark a reference as unobtainable, with a reason. The state of the application shows it.

import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import type { ReferenceModalProps } from './asked.ts'
import { useGiveUpReference } from './changes.ts'

export function GiveUpModal({ evaluation, reference: { type }, onClose }: ReferenceModalProps) {
  const t = useText()
  const givingUp = useGiveUpReference()
  return (
    <ActionModal
      title={t('enquiries_deed_give_up')}
      reason={{ label: t('enquiries_why'), name: 'failure', required: true, rows: 3 }}
      action={t('general_save')}
      change={givingUp}
      send={({ reason }) => ({ params: { id: evaluation.adultId }, body: { type, failure: reason } })}
      onClose={onClose}
    />
  )
}
