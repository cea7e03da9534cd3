// Ends a reservation: who ends it, why, and where a paid fee goes.

import { useState } from 'react'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import { feeFates } from '../../rules/fee-fate.ts'
import type { DialogProps } from './dialog-props.ts'
import { useReleaseReservationByStaff } from './reservation-changes.ts'

const causes = ['withdrawn', 'by_staff'] as const

export function ReleaseModal({ applicationId, current, onClose }: DialogProps) {
  const t = useText()
  const [cause, setCause] = useState<(typeof causes)[number]>('withdrawn')
  const [chosen, setFate] = useState<string | null>(null)
  const releasing = useReleaseReservationByStaff()
  const fate = feeFates.find((one) => one === chosen)
  return (
    <ActionModal
      title={t('sales_action_release')}
      text={t('sales_action_release_text', { object: current.objectTitle })}
      reason={{ label: t('sales_reason'), required: true }}
      action={t('sales_action_release_confirm')}
      danger
      change={releasing}
      send={({ reason }) => ({
        params: { id: applicationId },
        body: { version: current.version, cause, reason, ...(fate && { fate }) },
      })}
      onClose={onClose}
    >
      {({ errorOf }) => (
        <>
          <SelectField
            label={t('sales_release_cause')}
            name="cause"
            required
            options={causes.map((value) => ({ value, displayName: t(`sales_release_choice_${value}`) }))}
            value={cause}
            onChange={(value) => setCause(causes.find((one) => one === value) ?? cause)}
            error={errorOf('cause')}
          />
          {current.payment !== null && current.payment.paid > 0 && (
            <SelectField
              label={t('sales_release_fate')}
              name="fate"
              placeholder={t('sales_release_fate_agreed')}
              options={current.fates}
              value={chosen}
              onChange={setFate}
              error={errorOf('fate')}
            />
          )}
        </>
      )}
    </ActionModal>
  )
}
