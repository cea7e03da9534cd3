// Host of an appointment: a user, or a person with name and phone number.

import { SegmentedControl, Stack } from '@mantine/core'
import { PhoneField } from '#platform/web/form/fields/PhoneField.tsx'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import type { Plan } from './use-plan.ts'
import styles from './plan.module.css'

interface Props {
  plan: Plan
  hosts: readonly { value: string; displayName: string }[]
}

export function HostFields({ plan: { draft, set, errorOf }, hosts }: Props) {
  const t = useText()
  const { host, isHostUser } = draft
  return (
    <Stack gap={8}>
      <SegmentedControl
        aria-label={t('viewing_appointments_field_host')}
        value={isHostUser ? 'user' : 'other'}
        onChange={(chosen) => set({ isHostUser: chosen === 'user' })}
        data={[
          { value: 'user', label: t('viewing_appointments_host_user') },
          { value: 'other', label: t('viewing_appointments_host_other') },
        ]}
        className={styles.choice ?? ''}
      />
      {isHostUser ? (
        <SelectField
          label={t('viewing_appointments_field_host')}
          hint={t('viewing_appointments_host_hint')}
          name="host.userId"
          options={hosts}
          value={host.userId}
          onChange={(userId) => set({ host: { ...host, userId } })}
          error={errorOf('host.userId')}
        />
      ) : (
        <div className={styles.fields}>
          <TextField
            label={t('viewing_appointments_host_name')}
            name="host.name"
            maxLength={120}
            value={host.name}
            onChange={(name) => set({ host: { ...host, name } })}
            error={errorOf('host.name')}
          />
          <PhoneField
            label={t('viewing_appointments_host_phone')}
            name="host.phone"
            value={host.phone}
            onChange={(phone) => set({ host: { ...host, phone } })}
            error={errorOf('host.phone')}
          />
        </div>
      )}
    </Stack>
  )
}
