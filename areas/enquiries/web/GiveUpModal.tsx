// Dialog to mark a reference as unobtainable, with a reason. The state of the application shows it.

import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import type { ReferenceModalProps } from './asked.ts'
import { useGiveUpReference } from './changes.ts'

export function GiveUpModal({ evaluation, reference: { type }, onClose }: ReferenceModalProps) {
  const t = useText()
  const [failure, setFailure] = useState('')
  const { errorOf, take } = useServerErrors()
  const givingUp = useGiveUpReference(onClose)
  const body = { type, failure }
  return (
    <Modal onClose={onClose} title={t('enquiries_deed_give_up')}>
      <Stack gap={16}>
        <TextAreaField
          label={t('enquiries_why')}
          name="failure"
          required
          value={failure}
          onChange={setFailure}
          maxLength={500}
          error={errorOf('failure')}
        />
        <DialogButtons>
          <CancelButton />
          <Button
            loading={givingUp.isPending}
            onClick={() => givingUp.mutate({ params: { id: evaluation.adultId }, body }, { onError: take })}
          >
            {t('general_save')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
