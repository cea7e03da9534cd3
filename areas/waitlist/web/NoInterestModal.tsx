// Dialog in which staff record that a person does not want an object.

import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { useSendNoInterest } from './changes.ts'
import type { ProposedPair } from './proposed-pair.ts'

export function NoInterestModal({ pair, onClose }: { pair: ProposedPair; onClose: () => void }) {
  const t = useText()
  const { errorOf, take } = useServerErrors()
  const [reason, setReason] = useState('')
  const noting = useSendNoInterest(onClose)
  const { requestId, objectId, contactName, object } = pair
  const body = { objectId, ...(reason.trim() && { reason: reason.trim() }) }
  return (
    <Modal onClose={onClose} title={t('waitlist_no_interest_title')}>
      <Stack gap={16}>
        <p style={{ margin: 0 }}>{t('waitlist_no_interest_text', { name: contactName, object })}</p>
        <TextAreaField
          label={t('waitlist_reason')}
          name="reason"
          value={reason}
          onChange={setReason}
          maxLength={500}
          rows={2}
          error={errorOf('reason')}
        />
        <DialogButtons>
          <CancelButton />
          <Button
            loading={noting.isPending}
            onClick={() => noting.mutate({ params: { id: requestId }, body }, { onError: take })}
          >
            {t('waitlist_no_interest_confirm')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
