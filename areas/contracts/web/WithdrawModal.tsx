// Withdraws an agreement that is sent but not fully signed.

import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { useCancelContract } from './changes.ts'

interface Props {
  tenant: { id: string; version: number; names: string }
  onClose: () => void
}

export default function WithdrawModal({ tenant: { id, version, names }, onClose }: Props) {
  const t = useText()
  const withdrawal = useCancelContract()
  const { errorOf, take } = useServerErrors()
  const [reason, setReason] = useState('')
  const submit = () => {
    const body = { version, ...(reason.trim() && { reason: reason.trim() }) }
    withdrawal.mutate({ params: { id }, body }, { onSuccess: onClose, onError: take })
  }
  return (
    <Modal onClose={onClose} title={t('contracts_withdraw')}>
      <Stack gap={16}>
        <p style={{ margin: 0 }}>{t('contracts_withdraw_text', { names })}</p>
        <TextAreaField
          label={t('applications_reason')}
          name="reason"
          value={reason}
          onChange={setReason}
          error={errorOf('reason')}
          maxLength={500}
          rows={2}
        />
        <DialogButtons>
          <CancelButton />
          <Button color="red" loading={withdrawal.isPending} onClick={submit}>
            {t('contracts_withdraw')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
