// Completes an appointment. Those who came are sent the form, if the settings or this dialog say so.

import { useState } from 'react'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
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
  const isBooked = takesBookings(data.kind)
  return (
    <ActionModal
      title={t('viewing_appointments_complete_title', { title: data.title })}
      text={
        isBooked
          ? t('viewing_appointments_complete_text', { present: counts.present, booked: counts.booked })
          : t('viewing_appointments_complete_open')
      }
      action={t('viewing_appointments_action_complete')}
      isGuarded={false}
      change={useCompleteAppointment()}
      send={() => ({ params: { id }, body: isBooked && choice !== 'settings' ? { sendForm: choice === 'send' } : {} })}
      onClose={onClose}
    >
      {isBooked && (
        <SelectField
          label={t('viewing_appointments_send_form')}
          required
          value={choice}
          onChange={(chosen) => setChoice(chosen ?? 'settings')}
          options={choices.map((value) => ({ value, displayName: t(`viewing_appointments_send_form_${value}`) }))}
        />
      )}
    </ActionModal>
  )
}
