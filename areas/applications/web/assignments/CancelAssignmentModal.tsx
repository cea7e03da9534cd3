// Dialog to cancel an assignment, with reason and the option to notify the applicant.

import { Button, Checkbox, Stack } from '@mantine/core'
import { useState } from 'react'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { useCancelAssignment } from '../changes.ts'

interface Props {
  application: { assignmentId: string | null; contactName: string }
  onClose: () => void
}

export function CancelAssignmentModal({ application: { assignmentId, contactName }, onClose }: Props) {
  const t = useText()
  const cancellation = useCancelAssignment()
  const { errorOf, take, clear } = useServerErrors()
  const [reason, setReason] = useState('')
  const [tells, setTells] = useState(true)
  const submit = () => {
    if (!assignmentId) return
    cancellation.mutate(
      { params: { id: assignmentId }, body: { reason, notify: tells } },
      { onSuccess: onClose, onError: take },
    )
  }
  return (
    <Modal onClose={onClose} title={t('applications_cancel_assignment_title')}>
      <Stack gap={16}>
        <p style={{ margin: 0 }}>{t('applications_cancel_assignment_text', { name: contactName })}</p>
        <TextAreaField
          label={t('applications_reason')}
          name="reason"
          required
          value={reason}
          onChange={(value) => {
            setReason(value)
            clear('reason')
          }}
          error={errorOf('reason')}
          maxLength={500}
          rows={2}
        />
        <Checkbox
          checked={tells}
          onChange={(event) => setTells(event.currentTarget.checked)}
          label={t('applications_tell_applicant')}
        />
        <DialogButtons>
          <CancelButton />
          <Button color="red" onClick={submit} loading={cancellation.isPending}>
            {t('applications_action_cancel_assignment')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
