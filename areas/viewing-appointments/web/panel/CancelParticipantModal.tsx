// Takes a booking back with a reason; the seat goes to the next in line.

import { useText } from '#platform/web/i18n/texts.ts'
import type { ParticipantView } from '../../contract/participants.ts'
import type { AppointmentView } from '../../contract/plan.ts'
import { useCancelParticipant } from '../changes.ts'
import { CancelDialog } from './CancelModal.tsx'

interface Props {
  participant: ParticipantView
  appointment: AppointmentView
  onClose: () => void
}

export function CancelParticipantModal({ participant, appointment, onClose }: Props) {
  const t = useText()
  const cancelling = useCancelParticipant(onClose)
  const { id, name, email } = participant
  return (
    <CancelDialog
      title={t('viewing_appointments_cancel_participant_title', { name })}
      text={t(
        email ? 'viewing_appointments_cancel_participant_text' : 'viewing_appointments_cancel_participant_no_email',
      )}
      confirm={t('viewing_appointments_participant_cancel')}
      isTold={email !== null}
      isBusy={cancelling.isPending}
      onGiven={({ reason, tellParticipants }, refuse) =>
        cancelling.mutate(
          { params: { id: appointment.id, participantId: id }, body: { reason, tell: tellParticipants } },
          { onError: refuse },
        )
      }
      onClose={onClose}
    />
  )
}
