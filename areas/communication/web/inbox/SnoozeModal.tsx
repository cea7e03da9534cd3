// Asks for the day on whose morning a thread returns.

import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { morningOf } from './snooze-moments.ts'

interface Props {
  onClose: () => void
  /** Receives an ISO instant. */
  onPick: (until: string) => void
}

export default function SnoozeModal({ onClose, onPick }: Props) {
  const t = useText()
  const [day, setDay] = useState('')
  const [isTried, setTried] = useState(false)
  const problem = problemOf(day)
  const save = () => {
    setTried(true)
    if (!problem) onPick(morningOf(day).toISOString())
  }
  return (
    <Modal onClose={onClose} title={t('communication_deed_snooze')} size={400}>
      <Stack gap={16}>
        <DateField
          label={t('communication_snooze_day')}
          hint={t('communication_snooze_hint')}
          name="until"
          required
          value={day}
          onChange={setDay}
          error={isTried && problem ? t(problem) : null}
        />
        <DialogButtons>
          <CancelButton />
          <Button onClick={save}>{t('communication_snooze_confirm')}</Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}

function problemOf(day: string): string | undefined {
  if (day === '') return 'general_field_is_required'
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return 'general_date_not_valid'
  return morningOf(day) <= new Date() ? 'communication_snooze_is_past' : undefined
}
