// Cancels a letter, with a reason.

import { useState } from 'react'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import { useCancelLetter } from './letter-changes.ts'

interface Props {
  id: string
  onClose: () => void
  onCancelled: () => void
}

export function CancelLetterModal({ id, onClose, onCancelled }: Props) {
  const t = useText()
  const [reason, write] = useState('')
  const cancel = useCancelLetter()
  return (
    <ActionModal
      title={t('communication_letter_cancel_title')}
      size={460}
      action={t('communication_letter_cancel')}
      danger
      change={cancel}
      send={() => ({ params: { mailId: id }, body: { reason } })}
      onDone={onCancelled}
      onClose={onClose}
    >
      {({ errorOf, clear }) => (
        <TextField
          label={t('communication_letter_reason')}
          name="reason"
          required
          maxLength={500}
          value={reason}
          onChange={(words) => {
            clear('reason')
            write(words)
          }}
          error={errorOf('reason')}
        />
      )}
    </ActionModal>
  )
}
