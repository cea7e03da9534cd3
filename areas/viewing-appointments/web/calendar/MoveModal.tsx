// Moves an appointment to another day and time, dragged in the calendar or entered here. Participants are told if
// staff want it.

import { Button, Checkbox, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { TimeField } from '#platform/web/form/time/TimeField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { getAppointment, type AppointmentView, type CalendarEvent } from '../../contract/plan.ts'
import type { AppointmentState } from '../../rules/appointment.ts'
import { useEditAppointment } from '../changes.ts'
import { shownWhen } from '../when.ts'
import { movedPlan, wallClockOf, type WallClock } from './moved-plan.ts'
import styles from './calendar.module.css'

export interface Moving {
  event: Pick<CalendarEvent, 'id' | 'title' | 'startsAt' | 'endsAt'>
  /** New beginning; undefined to enter it here. */
  to?: WallClock
  /** Set if an edge was dragged: the new end of the day. */
  end?: WallClock
}

export const isMovable = (state: AppointmentState | undefined): boolean =>
  state === 'planned' || state === 'published' || state === 'full'

export function MoveModal({ moving, onClose }: { moving: Moving; onClose: () => void }) {
  const t = useText()
  const { id, title } = moving.event
  const appointment = useQuery(queryOf(getAppointment, { params: { id } }))
  return (
    <Modal onClose={onClose} title={t('viewing_appointments_move_title', { title })}>
      <QueryView query={appointment} rows={3}>
        {(data) => <MoveForm key={data.version} moving={moving} appointment={data} onClose={onClose} />}
      </QueryView>
    </Modal>
  )
}

interface FormProps {
  moving: Moving
  appointment: AppointmentView
  onClose: () => void
}

function MoveForm({ moving, appointment, onClose }: FormProps) {
  const t = useText()
  const { event, to, end } = moving
  const { id, data, version, counts } = appointment
  const begin = wallClockOf(event.startsAt)
  const [target, setTarget] = useState(to ?? begin)
  const dayEnd = data.days.find(({ date, from }) => date === begin.date && from === begin.time)?.to
  const [until, setUntil] = useState(end?.time ?? dayEnd ?? wallClockOf(event.endsAt).time)
  const [tells, setTells] = useState(true)
  const { errors, errorOf, show, take, clear } = useServerErrors()
  const editing = useEditAppointment(onClose)
  const isTold = counts.booked + counts.waiting > 0
  const labels = {
    date: t('viewing_appointments_field_date'),
    time: t('general_time_from'),
    until: t('general_time_to'),
  }
  const isMoved = target.date !== begin.date || target.time !== begin.time
  const save = () => {
    const moved = movedPlan(data.days, { startsAt: event.startsAt, to: target, until })
    if (typeof moved === 'string') return show({ time: t(moved) })
    editing.mutate(
      { params: { id }, body: { ...data, ...moved, version, tellParticipants: isTold && tells } },
      { onError: take },
    )
  }
  return (
    <Stack gap={16}>
      <p style={{ margin: 0 }}>{t('viewing_appointments_move_from', { when: shownWhen(event) })}</p>
      <ErrorSummary errors={errors} labels={labels} />
      <div className={styles.moveFields}>
        <DateField
          label={labels.date}
          name="date"
          required
          value={target.date}
          onChange={(date) => {
            setTarget({ ...target, date })
            clear()
          }}
          error={errorOf('date')}
        />
        <TimeField
          label={labels.time}
          name="time"
          required
          value={target.time}
          onChange={(time) => {
            setTarget({ ...target, time })
            clear()
          }}
          error={errorOf('time')}
        />
        {!isMoved && (
          <TimeField
            label={labels.until}
            name="until"
            required
            value={until}
            onChange={(time) => {
              setUntil(time)
              clear()
            }}
            error={errorOf('until')}
          />
        )}
      </div>
      {data.days.length > 1 && isMoved && (
        <p style={{ margin: 0 }}>{t('viewing_appointments_move_all_days', { count: data.days.length })}</p>
      )}
      {isTold && (
        <Checkbox
          label={t('viewing_appointments_tell_participants')}
          description={t('viewing_appointments_move_told', { count: counts.booked + counts.waiting })}
          checked={tells}
          onChange={({ currentTarget }) => setTells(currentTarget.checked)}
        />
      )}
      <DialogButtons>
        <CancelButton />
        <Button loading={editing.isPending} onClick={save}>
          {t('viewing_appointments_move')}
        </Button>
      </DialogButtons>
    </Stack>
  )
}
