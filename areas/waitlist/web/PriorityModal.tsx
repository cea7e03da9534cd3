// Dialog for the priority of a request. The reason goes into the history, so that the order can be explained.

import { Button, Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import type { RequestView } from '../contract/request.ts'
import { priorities } from '../rules/request-state.ts'
import { useSetPriority } from './changes.ts'

interface Props {
  request: RequestView
  onClose: () => void
}

export function PriorityModal({ request: { id, waitlist_priority }, onClose }: Props) {
  const t = useText()
  const { errorOf, take } = useServerErrors()
  const [priority, setPriority] = useState(waitlist_priority)
  const [reason, setReason] = useState('')
  const prioritising = useSetPriority(onClose)
  const body = { waitlist_priority: priority, ...(reason.trim() && { reason: reason.trim() }) }
  return (
    <Modal onClose={onClose} title={t('waitlist_deed_prioritise')}>
      <Stack gap={16}>
        <Radio.Group
          label={t('waitlist_column_priority')}
          description={t('waitlist_priority_hint')}
          value={String(priority)}
          onChange={(value) => setPriority(Number(value))}
          error={errorOf('waitlist_priority') ?? null}
        >
          <Stack gap={10} mt={8}>
            {priorities.map((one) => (
              <Radio key={one} value={String(one)} label={t(`waitlist_priority_${one}`)} />
            ))}
          </Stack>
        </Radio.Group>
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
            loading={prioritising.isPending}
            onClick={() => prioritising.mutate({ params: { id }, body }, { onError: take })}
          >
            {t('general_save')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
