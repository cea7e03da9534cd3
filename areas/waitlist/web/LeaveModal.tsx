// Off the waitlist, with a reason.

import { Button, Modal, Stack } from '@mantine/core'
import { useState } from 'react'
import { SelectField } from '#platform/web/form/SelectField.tsx'
import { TextAreaField } from '#platform/web/form/TextAreaField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import type { RequestView } from '../contract/request.ts'
import { leaveReasons } from '../rules/request-state.ts'
import { useDeactivating, useDeclining } from './changes.ts'

interface Props {
  request: RequestView
  deed: 'decline' | 'deactivate'
  onClose: () => void
}

export function LeaveModal({ request: { id, number }, deed, onClose }: Props) {
  const t = useText()
  const declining = useDeclining(onClose)
  const deactivating = useDeactivating(onClose)
  const { errorOf, show, take, clear } = useServerErrors()
  const [reason, setReason] = useState<string | null>(null)
  const [comment, setComment] = useState('')
  const submit = () => {
    const chosen = leaveReasons.find((one) => one === reason)
    if (!chosen) return show({ reason: t('general_field_is_required') })
    const sent = { params: { id }, body: { reason: chosen, ...(comment.trim() && { comment: comment.trim() }) } }
    if (deed === 'decline') declining.mutate(sent, { onError: take })
    else deactivating.mutate(sent, { onError: take })
  }
  return (
    <Modal opened onClose={onClose} title={t(`waitlist_${deed}_title`, { number })}>
      <Stack gap={16}>
        <p style={{ margin: 0 }}>{t(`waitlist_${deed}_text`)}</p>
        <SelectField
          label={t('waitlist_reason')}
          name="reason"
          required
          value={reason}
          onChange={(value) => {
            setReason(value)
            clear('reason')
          }}
          options={leaveReasons.map((value) => ({ value, displayName: t(`waitlist_leave_${value}`) }))}
          error={errorOf('reason')}
        />
        <TextAreaField
          label={t('waitlist_comment')}
          name="comment"
          value={comment}
          onChange={setComment}
          maxLength={500}
          rows={2}
          error={errorOf('comment')}
        />
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {t('general_cancel')}
          </Button>
          <Button onClick={submit} loading={declining.isPending || deactivating.isPending}>
            {t(`waitlist_deed_${deed}`)}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
