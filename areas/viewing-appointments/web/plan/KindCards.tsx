// The four kinds of appointments, each with one line that explains how people get a seat.

import { Radio } from '@mantine/core'
import { useText } from '#platform/web/i18n/texts.ts'
import { fieldId } from '#platform/web/form/field-props.ts'
import { appointmentKinds, appointmentKindText, type AppointmentKind } from '../../rules/appointment.ts'
import styles from './plan.module.css'

interface Props {
  value: AppointmentKind | null
  onChange: (kind: AppointmentKind) => void
  error: string | undefined
}

export function KindCards({ value, onChange, error }: Props) {
  const t = useText()
  return (
    <Radio.Group
      id={fieldId('kind')}
      label={t('viewing_appointments_field_kind')}
      value={value}
      error={error}
      onChange={(chosen) => {
        const kind = appointmentKinds.find((one) => one === chosen)
        if (kind) onChange(kind)
      }}
    >
      <div className={styles.kinds}>
        {appointmentKinds.map((kind) => (
          <Radio.Card key={kind} value={kind} className={styles.kind ?? ''}>
            <Radio.Indicator />
            <span>
              <span className={styles.kindName}>{t(appointmentKindText(kind))}</span>
              <span className={styles.kindText}>{t(`viewing_appointments_kind_${kind}_text`)}</span>
            </span>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  )
}
