// Moves a booking to another slot, or changes its head count.

import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import type { ParticipantView } from '../../contract/participants.ts'
import type { AppointmentView } from '../../contract/plan.ts'
import { hasSeat } from '../../rules/slot-seats.ts'
import { useMoveParticipant } from '../changes.ts'
import { slotOptions } from './slot-options.ts'

interface Props {
  participant: ParticipantView
  appointment: AppointmentView
  onClose: () => void
}

export function MoveParticipantModal({ participant, appointment, onClose }: Props) {
  const t = useText()
  const { id, name, state } = participant
  const [slotId, setSlotId] = useState(participant.slotId)
  const [persons, setPersons] = useState<number | null>(participant.persons)
  const { errorOf, take, clear, show } = useServerErrors()
  const moving = useMoveParticipant(onClose)
  const submit = () => {
    if (persons === null) return show({ persons: t('general_field_is_required') })
    moving.mutate({ params: { id: appointment.id, participantId: id }, body: { slotId, persons } }, { onError: take })
  }
  return (
    <Modal onClose={onClose} title={t('viewing_appointments_move_participant_title', { name })}>
      <Stack gap={16}>
        <p style={{ margin: 0 }}>{t('viewing_appointments_move_participant_text')}</p>
        <SelectField
          label={t('viewing_appointments_participant_field_slotId')}
          name="slotId"
          required
          value={slotId}
          options={slotOptions(t, appointment, {
            persons: persons ?? 1,
            ...(hasSeat(state) && { ownSlotId: participant.slotId, ownPersons: participant.persons }),
          })}
          onChange={(chosen) => {
            if (chosen) setSlotId(chosen)
            clear('slotId')
          }}
          error={errorOf('slotId')}
        />
        <NumberStepper
          label={t('viewing_appointments_participant_field_persons')}
          name="persons"
          required
          min={1}
          max={appointment.data.mostPersons}
          value={persons}
          onChange={(count) => {
            setPersons(count)
            clear('persons')
          }}
          error={errorOf('persons')}
        />
        <DialogButtons>
          <CancelButton />
          <Button loading={moving.isPending} onClick={submit}>
            {t('general_save')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
