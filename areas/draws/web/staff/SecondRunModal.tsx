// Asks for a second run, with the reason that everybody will read.

import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import type { DrawView } from '../../contract/draw.ts'
import { useRequestSecondRun } from '../changes.ts'

export function SecondRunModal({ draw: { id, number }, onClose }: { draw: DrawView; onClose: () => void }) {
  const t = useText()
  const { errorOf, take, clear } = useServerErrors()
  const requesting = useRequestSecondRun(onClose)
  const [reason, setReason] = useState('')
  return (
    <Modal onClose={onClose} title={t('draws_second_title', { number })}>
      <Stack gap={16}>
        <p style={{ margin: 0 }}>{t('draws_second_text')}</p>
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
        <DialogButtons>
          <CancelButton />
          <Button
            loading={requesting.isPending}
            onClick={() => requesting.mutate({ params: { id }, body: { reason } }, { onError: take })}
          >
            {t('draws_action_requestSecondRun')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
