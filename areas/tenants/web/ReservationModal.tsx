// Dialog to reserve an object without an application: end day and a note.

import { useState } from 'react'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { useChange } from '#platform/web/api/query.ts'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import { createReservation } from '../contract/ending.ts'

interface Props {
  /** Id of the object, or of a tenancy that is ending. */
  id: string
  object: string
  earliest?: string
  stale: Endpoint[]
  onClose: () => void
}

export function ReservationModal({ id, object, earliest, stale, onClose }: Props) {
  const t = useText()
  const reservation = useChange(createReservation, { stale, errors: 'own' })
  const [until, setUntil] = useState('')
  const [note, setNote] = useState('')
  return (
    <ActionModal
      title={t('tenants_move_reserve')}
      text={t('tenants_move_reserve_text', { object })}
      action={t('objects_reserve')}
      change={reservation}
      send={() => ({ params: { id }, body: { until, note } })}
      onClose={onClose}
    >
      {({ errorOf, clear }) => (
        <>
          <DateField
            label={t('tenants_reserved_to')}
            name="until"
            required
            {...(earliest ? { earliest } : {})}
            value={until}
            onChange={(day) => {
              setUntil(day)
              clear('until')
            }}
            error={errorOf('until')}
          />
          <TextField
            label={t('tenants_reserved_note')}
            name="note"
            required
            maxLength={300}
            value={note}
            onChange={(words) => {
              setNote(words)
              clear('note')
            }}
            error={errorOf('note')}
          />
        </>
      )}
    </ActionModal>
  )
}
