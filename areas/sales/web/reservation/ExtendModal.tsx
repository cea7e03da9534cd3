// Moves the end of a reservation to a later day.

import { useState } from 'react'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import type { DialogProps } from './dialog-props.ts'
import { useExtendReservation } from './reservation-changes.ts'

export function ExtendModal({ applicationId, current, onClose }: DialogProps) {
  const t = useText()
  const [until, setUntil] = useState('')
  const extending = useExtendReservation()
  return (
    <ActionModal
      title={t('sales_action_extend')}
      text={current.until && t('sales_action_extend_text', { date: formatDate(current.until) })}
      reason={{ label: t('sales_reason'), required: true }}
      action={t('sales_action_extend_confirm')}
      change={extending}
      send={({ reason }) => ({ params: { id: applicationId }, body: { version: current.version, until, reason } })}
      onClose={onClose}
    >
      {({ errorOf }) => (
        <DateField
          label={t('sales_fact_until')}
          name="until"
          required
          value={until}
          onChange={setUntil}
          error={errorOf('until')}
        />
      )}
    </ActionModal>
  )
}
