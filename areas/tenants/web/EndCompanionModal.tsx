// Dialog for the last day of an object that leaves the tenancy while the tenancy continues.

import { useState } from 'react'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
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
  const { objectId, title, letFrom } = companion
  const [until, setUntil] = useState('')
  const [reason, setReason] = useState('')
  const earliest = letFrom ?? tenant.contractStart
  return (
    <ActionModal
      title={t('tenants_companion_end')}
      text={t('tenants_companion_end_text', { object: title, names: tenant.names })}
      action={t('tenants_companion_end')}
      danger
      change={ending}
      send={() => ({
        params: { id: tenant.id, objectId },
        body: { version: tenant.version, ...(until && { until }), ...(reason.trim() && { reason: reason.trim() }) },
      })}
      onClose={onClose}
    >
      {({ errorOf, clear }) => (
        <>
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
        </>
      )}
    </ActionModal>
  )
}
