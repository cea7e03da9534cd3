// Records that the buyer has signed the agreement on paper.

import { useState } from 'react'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import type { DialogProps } from './dialog-props.ts'
import { useSignOnPaper } from './reservation-changes.ts'

export function SignOnPaperModal({ applicationId, current, onClose }: DialogProps) {
  const t = useText()
  const [name, setName] = useState(current.buyers)
  const [signedOn, setSignedOn] = useState('')
  const signing = useSignOnPaper()
  return (
    <ActionModal
      title={t('sales_action_sign')}
      text={t('sales_action_sign_text')}
      action={t('sales_action_sign_confirm')}
      change={signing}
      send={() => ({ params: { id: applicationId }, body: { version: current.version, name, signedOn } })}
      onClose={onClose}
    >
      {({ errorOf }) => (
        <>
          <TextField
            label={t('sales_sign_name')}
            name="name"
            required
            value={name}
            onChange={setName}
            error={errorOf('name')}
          />
          <DateField
            label={t('sales_sign_day')}
            name="signedOn"
            required
            value={signedOn}
            onChange={setSignedOn}
            error={errorOf('signedOn')}
          />
        </>
      )}
    </ActionModal>
  )
}
