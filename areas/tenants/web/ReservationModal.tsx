// Dialog to reserve an object without an application: end day and a note.

import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { useChange } from '#platform/web/api/query.ts'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
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
  const { errorOf, take, clear } = useServerErrors()
  const [until, setUntil] = useState('')
  const [note, setNote] = useState('')
  const submit = () =>
    reservation.mutate({ params: { id }, body: { until, note } }, { onSuccess: onClose, onError: take })
  return (
    <Modal onClose={onClose} title={t('tenants_move_reserve')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Stack gap={16}>
          <p style={{ margin: 0 }}>{t('tenants_move_reserve_text', { object })}</p>
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
          <DialogButtons>
            <CancelButton />
            <Button type="submit" loading={reservation.isPending}>
              {t('objects_reserve')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  )
}
