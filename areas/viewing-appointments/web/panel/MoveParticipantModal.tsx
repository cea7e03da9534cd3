// Moves a booking to another slot, or changes its head count.

import { useState } from 'react'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import type { ServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
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
  const send = (errors: ServerErrors) => {
    if (persons === null) {
      errors.show({ persons: t('general_field_is_required') })
      return undefined
    }
    return { params: { id: appointment.id, participantId: id }, body: { slotId, persons } }
  }
  return (
    <ActionModal
      title={t('viewing_appointments_move_participant_title', { name })}
      text={t('viewing_appointments_move_participant_text')}
      action={t('general_save')}
      change={useMoveParticipant()}
      send={(_, errors) => send(errors)}
      onClose={onClose}
    >
      {({ errorOf, clear }) => (
        <>
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
        </>
      )}
    </ActionModal>
  )
}
