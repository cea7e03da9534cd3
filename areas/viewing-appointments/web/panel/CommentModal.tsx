// Comment of staff about a participant.

import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
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
  const { errorOf, take } = useServerErrors()
  const commenting = useCommentAppointment(onClose)
  return (
    <Modal onClose={onClose} title={t('viewing_appointments_comment_title', { name })}>
      <Stack gap={16}>
        <TextAreaField
          label={t('viewing_appointments_participant_comment')}
          name="comments"
          value={comments}
          onChange={setComments}
          error={errorOf('comments')}
        />
        <DialogButtons>
          <CancelButton />
          <Button
            loading={commenting.isPending}
            onClick={() =>
              commenting.mutate(
                { params: { id: appointment.id }, body: { participantId: id, comments } },
                { onError: take },
              )
            }
          >
            {t('general_save')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
