// Dialog for the last day of an object that leaves the tenancy while the tenancy continues.

import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import type { TenantView } from '../contract/tenant.ts'
import { useEndCompanion } from './changes.ts'

interface Props {
  tenant: TenantView
  companion: TenantView['together'][number]
  onClose: () => void
}

export function EndCompanionModal({ tenant, companion, onClose }: Props) {
  const t = useText()
  const ending = useEndCompanion('own')
  const { errorOf, take, clear } = useServerErrors()
  const { objectId, title, letFrom } = companion
  const [until, setUntil] = useState('')
  const [reason, setReason] = useState('')
  const earliest = letFrom ?? tenant.contractStart
  const submit = () => {
    const body = { version: tenant.version, ...(until && { until }), ...(reason.trim() && { reason: reason.trim() }) }
    ending.mutate({ params: { id: tenant.id, objectId }, body }, { onSuccess: onClose, onError: take })
  }
  return (
    <Modal onClose={onClose} title={t('tenants_companion_end')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Stack gap={16}>
          <p style={{ margin: 0 }}>{t('tenants_companion_end_text', { object: title, names: tenant.names })}</p>
          <DateField
            label={t('tenants_companion_last_day')}
            name="until"
            required
            value={until}
            onChange={(day) => {
              setUntil(day)
              clear('until')
            }}
            error={errorOf('until')}
            {...(earliest && { earliest })}
          />
          <TextField
            label={t('applications_reason')}
            name="reason"
            value={reason}
            onChange={setReason}
            maxLength={500}
            error={errorOf('reason')}
          />
          <DialogButtons>
            <CancelButton />
            <Button type="submit" color="red" loading={ending.isPending}>
              {t('tenants_companion_end')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  )
}
