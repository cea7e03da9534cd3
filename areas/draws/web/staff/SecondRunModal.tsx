// Asks for a second run, with the reason that everybody will read.

import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { useState } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import type { DrawView } from '../../contract/draw.ts'
import { useRequestSecondRun } from '../changes.ts'

export function SecondRunModal({ draw: { id, number }, onClose }: { draw: DrawView; onClose: () => void }) {
  const t = useText()
  const [reason, setReason] = useState('')
  return (
    <ActionModal
      title={t('draws_second_title', { number })}
      text={t('draws_second_text')}
      action={t('draws_action_requestSecondRun')}
      change={useRequestSecondRun()}
      send={() => ({ params: { id }, body: { reason } })}
      onClose={onClose}
    >
      {({ errorOf, clear }) => (
        <TextAreaField
          label={t('draws_reason')}
          name="reason"
          required
          hint={t('draws_reason_hint')}
          maxLength={500}
          rows={3}
          value={reason}
          onChange={(text) => {
            setReason(text)
            clear('reason')
          }}
          error={errorOf('reason')}
        />
      )}
    </ActionModal>
  )
}
