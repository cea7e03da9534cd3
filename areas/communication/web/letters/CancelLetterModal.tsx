// Cancels a letter, with a reason.

import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { useCancelLetter } from './letter-changes.ts'

interface Props {
  id: string
  onClose: () => void
  onCancelled: () => void
}

export function CancelLetterModal({ id, onClose, onCancelled }: Props) {
  const t = useText()
  const [reason, write] = useState('')
  const { errorOf, take, clear } = useServerErrors()
  const cancel = useCancelLetter()
  const save = () =>
    cancel.mutate({ params: { mailId: id }, body: { reason } }, { onSuccess: onCancelled, onError: take })
  return (
    <Modal onClose={onClose} title={t('communication_letter_cancel_title')} size={460}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Stack gap={16}>
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
          <DialogButtons>
            <CancelButton />
            <Button type="submit" color="red" loading={cancel.isPending}>
              {t('communication_letter_cancel')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  )
}
