// Dialog to cancel before there is a contract: the household becomes an open application again, and the flat becomes
// free.

import { Button, Checkbox, Stack } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import type { TenantView } from '../contract/tenant.ts'
import { useCancelAssignment } from './changes.ts'

interface Props {
  tenant: TenantView
  onClose: () => void
}

export function CancelTenancyModal({ tenant: { id, version, names, object }, onClose }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const { errorOf, take, clear } = useServerErrors()
  const cancellation = useCancelAssignment(() => navigate({ to: '/tenant' }))
  const [reason, setReason] = useState('')
  const [tells, setTells] = useState(true)
  const submit = () =>
    cancellation.mutate({ params: { id }, body: { reason, notify: tells, version } }, { onError: take })
  return (
    <Modal onClose={onClose} title={t('tenants_move_cancel')}>
      <Stack gap={16}>
        <p style={{ margin: 0 }}>{t('tenants_move_cancel_text', { names, object: object.title })}</p>
        <TextAreaField
          label={t('applications_reason')}
          name="reason"
          required
          value={reason}
          onChange={(words) => {
            setReason(words)
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
            {t('tenants_move_cancel')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
