// Week or month of appointments with its own header. Events open the panel, move by drag, and free time starts a plan.

import { ActionIcon, Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { IconChevronLeft, IconChevronRight, IconPlus } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useAddress } from '#platform/web/core/address.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { FailedState } from '#platform/web/ui/states/FailedState.tsx'
import { usePhone } from '#platform/web/ui/use-phone.ts'
import { getCalendar, initAppointments } from '../../contract/plan.ts'
import type { AppointmentsLayout } from '../appointment-pages.ts'
import { Agenda } from './Agenda.tsx'
import { CalendarGrid } from './CalendarGrid.tsx'
import { MoveModal, type Moving } from './MoveModal.tsx'
import { isCalendarDay, rangeOf, steppedDay, titleOfRange } from './calendar-range.ts'
import { useDrag } from './use-drag.ts'
import styles from './calendar.module.css'

interface Props {
  layout: Exclude<AppointmentsLayout, 'list'>
  tools: ReactNode
  onLook: (id: string) => void
  onPlan: (at: { date: string; time: string } | undefined) => void
}

export default function CalendarPage({ layout, tools, onLook, onPlan }: Props) {
  const t = useText()
  const isPhone = usePhone()
  const { search, setSearch } = useAddress()
  const [moving, setMoving] = useState<Moving>()
  const drag = useDrag(setMoving)
  const [today] = useState(() => dayOf(new Date()))
  const day = isCalendarDay(search.day) ? search.day : today
  const range = rangeOf(layout, day)
  const { data: init } = useQuery({ ...queryOf(initAppointments), staleTime: Infinity })
  const host = search.host ?? ''
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...queryOf(getCalendar, { query: { ...range, ...(host && { hostId: host }) } }),
    placeholderData: keepPreviousData,
  })
  const events = data?.events ?? []
  const goTo = (shown: string | undefined) => void setSearch({ day: shown }, { replace: true })
  const step = (by: 1 | -1, Icon: typeof IconChevronLeft) => (
    <ActionIcon
      variant="default"
      size={36}
      aria-label={t(`viewing_appointments_${by === 1 ? 'next' : 'previous'}_${layout}`)}
      onClick={() => goTo(steppedDay(layout, day, by))}
    >
      <Icon size={18} stroke={1.5} aria-hidden />
    </ActionIcon>
  )
  return (
    <section aria-label={t('viewing_appointments_title')}>
      <PageHead
        title={t('viewing_appointments_title')}
        menu={tools}
        action={
          <Button leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />} onClick={() => onPlan(undefined)}>
            {t('viewing_appointments_plan_new')}
          </Button>
        }
      />
      <div className={styles.head}>
        <div className={styles.steps}>
          {step(-1, IconChevronLeft)}
          <Button variant="default" onClick={() => goTo(undefined)} disabled={day === today}>
            {t('viewing_appointments_today')}
          </Button>
          {step(1, IconChevronRight)}
        </div>
        <h2 className={styles.range} aria-live="polite">
          {titleOfRange(layout, day)}
        </h2>
        <div className={styles.host}>
          <SelectField
            label={t('viewing_appointments_field_host')}
            placeholder={t('viewing_appointments_all_hosts')}
            options={init?.hosts ?? []}
            value={host || null}
            onChange={(chosen) => void setSearch({ host: chosen ?? undefined }, { replace: true })}
          />
        </div>
      </div>
      {error ? (
        <FailedState failure={error} retry={() => void refetch()} />
      ) : (
        <div className={styles.body} aria-busy={!data || isPlaceholderData}>
          {isPhone ? (
            <Agenda events={events} range={range} isLoading={!data} onLook={onLook} />
          ) : (
            <CalendarGrid
              layout={layout}
              day={day}
              events={events}
              onLook={onLook}
              onPlan={onPlan}
              onMove={(dragged) => void drag(dragged)}
              onDay={(shown) => void setSearch({ show: 'week', day: shown })}
            />
          )}
        </div>
      )}
      {moving && <MoveModal moving={moving} onClose={() => setMoving(undefined)} />}
    </section>
  )
}
