// No longer asked, with a reason.

import { Button, Modal, Stack } from '@mantine/core'
import { useState } from 'react'
import { SelectField } from '#platform/web/form/SelectField.tsx'
import { TextAreaField } from '#platform/web/form/TextAreaField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { leaveReasons } from '../rules/person-state.ts'
import { useDeactivating } from './changes.ts'

interface Props {
  id: string
  name: string
  onClose: () => void
}

export function DeactivateModal({ id, name, onClose }: Props) {
  const t = useText()
  const deactivating = useDeactivating(onClose)
  const { errorOf, show, take, clear } = useServerErrors()
  const [reason, setReason] = useState<string | null>(null)
  const [comment, setComment] = useState('')
  const leave = () => {
    const chosen = leaveReasons.find((one) => one === reason)
    if (!chosen) return show({ reason: t('general_field_is_required') })
    const body = { action: 'deactivate' as const, reason: chosen, comment }
    deactivating.mutate({ params: { id }, body }, { onError: take })
  }
  return (
    <Modal opened onClose={onClose} title={t('interested_people_deactivate_title', { name })}>
      <Stack gap={16}>
        <p style={{ margin: 0 }}>{t('interested_people_deactivate_text')}</p>
        <SelectField
          label={t('interested_people_reason')}
          name="reason"
          required
          value={reason}
          onChange={(value) => {
            setReason(value)
            clear('reason')
          }}
          options={leaveReasons.map((value) => ({ value, displayName: t(`interested_people_leave_${value}`) }))}
          error={errorOf('reason')}
        />
        <TextAreaField
          label={t('interested_people_field_leaveComment')}
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
          <Button onClick={leave} loading={deactivating.isPending}>
            {t('interested_people_deed_deactivate')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
