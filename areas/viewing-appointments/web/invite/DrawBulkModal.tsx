// Draws among the selected rows of a list of people: first the appointment, then how many are drawn.

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BulkDialogProps } from '#platform/contract/list-places.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { kindOfDialog } from '../../contract/list-dialogs.ts'
import { getAppointment } from '../../contract/plan.ts'
import { ChooseAppointmentModal } from './ChooseAppointmentModal.tsx'
import { StartDrawModal } from './StartDrawModal.tsx'

export default function DrawBulkModal({ option, targets, count, onDone, onClose }: BulkDialogProps) {
  const t = useText()
  const [id, setId] = useState<string>()
  const appointment = useQuery({ ...queryOf(getAppointment, { params: { id: id ?? '' } }), enabled: id !== undefined })
  const kind = kindOfDialog(option.value)
  const title = t('viewing_appointments_draw_bulk')
  if (id === undefined || !kind) {
    return <ChooseAppointmentModal title={title} onChosen={(chosen) => setId(chosen.id)} onClose={onClose} />
  }
  if (!appointment.data) {
    return (
      <Modal onClose={onClose} isGuarded={false} title={title}>
        <QueryView query={appointment} rows={4} />
      </Modal>
    )
  }
  return (
    <StartDrawModal
      appointment={appointment.data}
      chosen={{ recipients: { from: 'targets', kind, targets }, count }}
      onStarted={() => onDone()}
      onClose={onClose}
    />
  )
}
