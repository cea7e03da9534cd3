// Completes an appointment. Those who came are sent the form, if the settings or this dialog say so.

import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import type { AppointmentView } from '../../contract/plan.ts'
import { takesBookings } from '../../rules/appointment.ts'
import { useCompleteAppointment } from '../changes.ts'

const choices = ['settings', 'send', 'keep'] as const

interface Props {
  appointment: AppointmentView
  onClose: () => void
}

export function CompleteModal({ appointment: { id, data, counts }, onClose }: Props) {
  const t = useText()
  const [choice, setChoice] = useState<string>('settings')
  const completing = useCompleteAppointment(onClose)
  const isBooked = takesBookings(data.kind)
  return (
    <Modal onClose={onClose} isGuarded={false} title={t('viewing_appointments_complete_title', { title: data.title })}>
      <Stack gap={16}>
        {isBooked ? (
          <>
            <p style={{ margin: 0 }}>
              {t('viewing_appointments_complete_text', { present: counts.present, booked: counts.booked })}
            </p>
            <SelectField
              label={t('viewing_appointments_send_form')}
              required
              value={choice}
              onChange={(chosen) => setChoice(chosen ?? 'settings')}
              options={choices.map((value) => ({
                value,
                displayName: t(`viewing_appointments_send_form_${value}`),
              }))}
            />
          </>
        ) : (
          <p style={{ margin: 0 }}>{t('viewing_appointments_complete_open')}</p>
        )}
        <DialogButtons>
          <CancelButton />
          <Button
            loading={completing.isPending}
            onClick={() =>
              completing.mutate({
                params: { id },
                body: isBooked && choice !== 'settings' ? { sendForm: choice === 'send' } : {},
              })
            }
          >
            {t('viewing_appointments_action_complete')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
