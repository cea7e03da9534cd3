// First step of inviting rows of a list: the appointment they are invited to.

import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { appointmentOptions, comingAppointments } from './coming-appointments.ts'

export interface ChosenAppointment {
  id: string
  title: string
}

interface Props {
  title: string
  onChosen: (appointment: ChosenAppointment) => void
  onClose: () => void
}

export function ChooseAppointmentModal({ title, onChosen, onClose }: Props) {
  const t = useText()
  const [id, setId] = useState<string | null>(null)
  const coming = useQuery(comingAppointments())
  const options = appointmentOptions(coming.data?.tableData.body ?? [])
  const found = options.find(({ value }) => value === id)
  return (
    <Modal onClose={onClose} isGuarded={false} title={title}>
      <Stack gap={16}>
        <QueryView
          query={coming}
          rows={2}
          empty={{
            when: () => options.length === 0,
            shown: <p style={{ margin: 0 }}>{t('viewing_appointments_invite_no_appointment')}</p>,
          }}
        >
          {() => (
            <SelectField
              label={t('viewing_appointments_invite_to')}
              required
              value={id}
              onChange={setId}
              options={options}
            />
          )}
        </QueryView>
        <DialogButtons>
          <CancelButton />
          <Button disabled={!found} onClick={() => found && onChosen({ id: found.value, title: found.displayName })}>
            {t('general_continue')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
