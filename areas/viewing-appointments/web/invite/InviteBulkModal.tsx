// Invites the selected rows of a list of people: first the appointment, then the mail.

import { useState } from 'react'
import type { BulkDialogProps } from '#platform/contract/list-places.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { kindOfDialog } from '../../contract/list-dialogs.ts'
import { ChooseAppointmentModal, type ChosenAppointment } from './ChooseAppointmentModal.tsx'
import { InviteModal } from './InviteModal.tsx'

export default function InviteBulkModal({ option, targets, onDone, onClose }: BulkDialogProps) {
  const t = useText()
  const [appointment, setAppointment] = useState<ChosenAppointment>()
  const kind = kindOfDialog(option.value)
  if (!appointment || !kind) {
    const title = t('viewing_appointments_invite_bulk')
    return <ChooseAppointmentModal title={title} onChosen={setAppointment} onClose={onClose} />
  }
  return (
    <InviteModal
      appointment={{ id: appointment.id, data: { title: appointment.title } }}
      chosen={{ from: 'targets', kind, targets }}
      onInvited={() => onDone()}
      onClose={onClose}
    />
  )
}
