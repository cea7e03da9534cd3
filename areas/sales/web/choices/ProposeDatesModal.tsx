// Proposes times for the notary or the hand-over to a buyer.

import { Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { TimeField } from '#platform/web/form/time/TimeField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { mostTimes, type DateKind } from '../../rules/choices/proposal-state.ts'
import { useProposeDates } from './choices-changes.ts'
import styles from './staff-choices.module.css'

interface Props {
  applicationId: string
  kind: DateKind
  onClose: () => void
}

const noTime = { day: '', time: '10:00' }

export function ProposeDatesModal({ applicationId, kind, onClose }: Props) {
  const t = useText()
  const [place, setPlace] = useState('')
  const [note, setNote] = useState('')
  const [times, setTimes] = useState([noTime, noTime])
  const [minutes, setMinutes] = useState<number | null>(60)
  const [answerUntil, setAnswerUntil] = useState('')
  const proposing = useProposeDates()
  const change = (place: number, part: Partial<typeof noTime>) =>
    setTimes(times.map((one, at) => (at === place ? { ...one, ...part } : one)))
  return (
    <ActionModal
      title={t(`sales_dates_propose_${kind}`)}
      text={t('sales_dates_propose_text')}
      action={t('sales_dates_send')}
      change={proposing}
      send={() => ({
        params: { id: applicationId },
        body: { kind, place, note, times, minutes: minutes ?? 60, answerUntil },
      })}
      onClose={onClose}
    >
      {({ errorOf }) => (
        <>
          <TextField
            label={t('sales_dates_place')}
            name="place"
            required
            value={place}
            onChange={setPlace}
            error={errorOf('place')}
          />
          {times.map(({ day, time }, at) => (
            // Rows have no other identity than their place.
            <fieldset key={at} className={styles.time}>
              <DateField
                label={t('sales_dates_day_number', { number: at + 1 })}
                name={`times.${at}.day`}
                required
                value={day}
                onChange={(typed) => change(at, { day: typed })}
                error={errorOf(`times.${at}.day`)}
              />
              <TimeField
                label={t('sales_dates_time_number', { number: at + 1 })}
                name={`times.${at}.time`}
                required
                value={time}
                onChange={(typed) => change(at, { time: typed })}
                error={errorOf(`times.${at}.time`)}
              />
              {times.length > 1 && (
                <IconButton
                  label={t('sales_dates_remove', { number: at + 1 })}
                  onClick={() => setTimes(times.filter((_one, other) => other !== at))}
                >
                  <IconTrash size={18} stroke={1.5} />
                </IconButton>
              )}
            </fieldset>
          ))}
          {times.length < mostTimes && (
            <div>
              <Button
                variant="default"
                leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
                onClick={() => setTimes([...times, noTime])}
              >
                {t('sales_dates_add')}
              </Button>
            </div>
          )}
          <NumberStepper
            label={t('sales_dates_minutes')}
            name="minutes"
            required
            min={15}
            max={480}
            step={15}
            value={minutes}
            onChange={setMinutes}
            error={errorOf('minutes')}
          />
          <DateField
            label={t('sales_dates_answer_until')}
            name="answerUntil"
            required
            value={answerUntil}
            onChange={setAnswerUntil}
            error={errorOf('answerUntil')}
          />
          <TextAreaField
            label={t('sales_dates_note')}
            name="note"
            rows={2}
            maxLength={500}
            value={note}
            onChange={setNote}
            error={errorOf('note')}
          />
        </>
      )}
    </ActionModal>
  )
}
