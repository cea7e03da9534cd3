// Starts a reservation of one of the wished objects.

import { Group } from '@mantine/core'
import { useState } from 'react'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import type { SaleReservation } from '../../contract/reservation.ts'
import { useStartReservation } from './reservation-changes.ts'

interface Props {
  applicationId: string
  objects: SaleReservation['objects']
}

export function StartReservation({ applicationId, objects }: Props) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const [first] = objects
  const best = objects.find(({ canStart }) => canStart.allowed) ?? first
  if (!best) return <p style={{ margin: 0 }}>{t('sales_no_wishes')}</p>
  return (
    <Group mt={16}>
      <ActionButton availability={best.canStart} onClick={() => setOpen(true)}>
        {t('sales_action_start')}
      </ActionButton>
      {isOpen && (
        <StartModal
          applicationId={applicationId}
          objects={objects}
          chosen={best.value}
          onClose={() => setOpen(false)}
        />
      )}
    </Group>
  )
}

function StartModal({ applicationId, objects, chosen, onClose }: Props & { chosen: string; onClose: () => void }) {
  const t = useText()
  const [objectId, setObject] = useState<string | null>(chosen)
  const starting = useStartReservation()
  const availability = objects.find(({ value }) => value === objectId)?.canStart ?? { allowed: false }
  return (
    <ActionModal
      title={t('sales_action_start')}
      text={t('sales_start_text')}
      action={t('sales_start_confirm')}
      availability={availability}
      change={starting}
      send={() => (objectId === null ? undefined : { params: { id: applicationId }, body: { objectId } })}
      onClose={onClose}
    >
      {({ errorOf }) => (
        <SelectField
          label={t('sales_fact_object')}
          name="objectId"
          required
          options={objects}
          value={objectId}
          onChange={setObject}
          error={errorOf('objectId')}
        />
      )}
    </ActionModal>
  )
}
