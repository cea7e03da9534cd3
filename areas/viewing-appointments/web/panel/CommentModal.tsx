// Comment of staff about a participant.

import { useState } from 'react'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import type { ParticipantView } from '../../contract/participants.ts'
import { useCommentAppointment } from '../changes.ts'

interface Props {
  participant: ParticipantView
  appointment: { id: string }
  onClose: () => void
}

export function CommentModal({ participant, appointment, onClose }: Props) {
  const t = useText()
  const { id, name } = participant
  const [comments, setComments] = useState(participant.comments ?? '')
  return (
    <ActionModal
      title={t('viewing_appointments_comment_title', { name })}
      action={t('general_save')}
      change={useCommentAppointment()}
      send={() => ({ params: { id: appointment.id }, body: { participantId: id, comments } })}
      onClose={onClose}
    >
      {({ errorOf }) => (
        <TextAreaField
          label={t('viewing_appointments_participant_comment')}
          name="comments"
          value={comments}
          onChange={setComments}
          error={errorOf('comments')}
        />
      )}
    </ActionModal>
  )
}
