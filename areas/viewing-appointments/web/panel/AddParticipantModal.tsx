// Books a seat for a person who called by phone.

import { useState } from 'react'
import { isLanguage, languages, type Language } from '#platform/rules/project-type.ts'
import { useInit } from '#platform/web/api/session.ts'
import { PhoneField } from '#platform/web/form/fields/PhoneField.tsx'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import type { ServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import type { AppointmentView } from '../../contract/plan.ts'
import { useAddParticipant } from '../changes.ts'
import { slotOptions } from './slot-options.ts'
import styles from './panel.module.css'

interface Props {
  appointment: AppointmentView
  slotId: string
  onClose: () => void
}

const fields = ['slotId', 'name', 'persons', 'email', 'phone', 'language', 'comments'] as const
type Field = (typeof fields)[number]

interface Values extends Record<Exclude<Field, 'persons' | 'language'>, string> {
  persons: number | null
  language: Language
}

export function AddParticipantModal({ appointment, slotId, onClose }: Props) {
  const t = useText()
  const offered = useInit().languages.filter(isLanguage)
  const [values, setValues] = useState<Values>({
    slotId,
    name: '',
    persons: 1,
    email: '',
    phone: '',
    language: offered[0] ?? languages[0],
    comments: '',
  })
  const labels = Object.fromEntries(
    fields.map((field) => [field, t(`viewing_appointments_participant_field_${field}`)]),
  )
  const send = (errors: ServerErrors) => {
    const { persons, email } = values
    if (persons === null) {
      errors.show({ persons: t('general_field_is_required') })
      return undefined
    }
    return { params: { id: appointment.id }, body: { ...values, persons, email: email.trim() || null } }
  }
  return (
    <ActionModal
      title={t('viewing_appointments_add_participant')}
      size={640}
      labels={labels}
      action={t('viewing_appointments_add_participant')}
      change={useAddParticipant()}
      send={(_, errors) => send(errors)}
      onClose={onClose}
    >
      {({ errorOf, clear }) => {
        const shared = <Name extends Field>(name: Name) => ({
          name,
          label: labels[name] ?? '',
          error: errorOf(name),
          value: values[name],
          onChange: (value: Values[Name]) => {
            setValues({ ...values, [name]: value })
            clear(name)
          },
        })
        return (
          <>
            <SelectField
              {...shared('slotId')}
              required
              options={slotOptions(t, appointment, { persons: values.persons ?? 1 })}
              onChange={(chosen) => chosen && setValues({ ...values, slotId: chosen })}
            />
            <div className={styles.fields}>
              <TextField {...shared('name')} required maxLength={120} />
              <NumberStepper {...shared('persons')} required min={1} max={appointment.data.mostPersons} />
              <TextField {...shared('email')} type="email" hint={t('viewing_appointments_email_hint')} />
              <PhoneField {...shared('phone')} autoComplete="off" />
              {offered.length > 1 && (
                <SelectField
                  {...shared('language')}
                  required
                  options={offered.map((value) => ({ value, displayName: t(`general_language_${value}`) }))}
                  onChange={(chosen) => isLanguage(chosen) && setValues({ ...values, language: chosen })}
                />
              )}
            </div>
            <TextAreaField {...shared('comments')} rows={2} maxLength={1000} />
          </>
        )
      }}
    </ActionModal>
  )
}
