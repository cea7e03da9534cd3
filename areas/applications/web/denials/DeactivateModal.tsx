// Dialog to deactivate an application, with a reason (spec 2 §5).

import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import type { ApplicationView } from '../../contract/application.ts'
import { deactivationReasons } from '../../rules/application-state.ts'
import { useChangeApplicationStatus } from '../changes.ts'

interface Props {
  application: ApplicationView
  onClose: () => void
}

export function DeactivateModal({ application: { id, number, version, reasons }, onClose }: Props) {
  const t = useText()
  const status = useChangeApplicationStatus()
  const [reason, setReason] = useState<string | null>(null)
  const [comment, setComment] = useState('')
  const [isTried, setTried] = useState(false)
  const submit = () => {
    setTried(true)
    const chosen = deactivationReasons.find((one) => one === reason)
    if (!chosen) return
    const body = { action: 'deactivate' as const, reason: chosen, version, ...(comment ? { comment } : {}) }
    status.mutate({ params: { id }, body }, { onSuccess: onClose })
  }
  return (
    <Modal onClose={onClose} title={t('applications_deactivate_title', { number })}>
      <Stack gap={16}>
        <p style={{ margin: 0 }}>{t('applications_deactivate_text')}</p>
        <SelectField
          label={t('applications_reason')}
          name="reason"
          required
          value={reason}
          onChange={setReason}
          options={reasons}
          error={isTried && !reason ? t('general_field_is_required') : null}
        />
        <TextAreaField
          label={t('applications_remark')}
          value={comment}
          onChange={setComment}
          maxLength={1000}
          rows={2}
        />
        <DialogButtons>
          <CancelButton />
          <Button onClick={submit} loading={status.isPending}>
            {t('applications_action_deactivate')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
