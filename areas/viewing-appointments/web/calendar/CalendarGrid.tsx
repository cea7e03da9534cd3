// The calendar library with our texts, times, colours and events. Its times are Swiss wall-clock times.

import '@mantine/schedule/styles.css'
import 'dayjs/locale/de-ch'
import 'dayjs/locale/fr-ch'
import { UnstyledButton } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { MonthView, WeekView, type ScheduleEventData, type ScheduleLabelsOverride } from '@mantine/schedule'
import { currentLanguage } from '#platform/web/i18n/language.ts'
import { useText, type Translate } from '#platform/web/i18n/texts.ts'
import { toneOf } from '#platform/web/ui/state-tone.ts'
import type { CalendarEvent } from '../../contract/plan.ts'
import { shownDay } from '../when.ts'
import { EventBody } from './EventBody.tsx'
import { isMovable, type Moving } from './MoveModal.tsx'
import { wallClockIn, wallClockOf } from './moved-plan.ts'
import styles from './calendar.module.css'

interface Props {
  layout: 'week' | 'month'
  day: string
  events: readonly CalendarEvent[]
  onLook: (id: string) => void
  onPlan: (at: { date: string; time: string }) => void
  onMove: (moving: Moving) => void
  onDay: (day: string) => void
}

const stamp = (instant: string) => {
  const { date, time } = wallClockOf(instant)
  return `${date} ${time}:00`
}

const labelsOf = (t: Translate): ScheduleLabelsOverride => ({
  weekday: t('viewing_appointments_calendar_weekday'),
  timeSlot: t('viewing_appointments_calendar_slot'),
  more: t('viewing_appointments_calendar_more'),
  noEvents: t('viewing_appointments_calendar_empty'),
  moreLabel: (count) => t('viewing_appointments_calendar_more_of', { count }),
})

const usualTime = '17:00'
const isoDay = /\d{4}-\d{2}-\d{2}/

/** The library names the days of a week by their ISO date and offers no other way. */
function useNamedDays(t: Translate) {
  const grid = useRef<HTMLDivElement>(null)
  useEffect(() => {
    for (const button of grid.current?.querySelectorAll(`.${styles.weekday}`) ?? []) {
      const [day] = isoDay.exec(button.getAttribute('aria-label') ?? '') ?? []
      const label = day && t('viewing_appointments_calendar_plan_at', { day: shownDay(day), time: usualTime })
      if (label) button.setAttribute('aria-label', label)
    }
  })
  return grid
}

export function CalendarGrid({ layout, day, events, onLook, onPlan, onMove, onDay }: Props) {
  const t = useText()
  const grid = useNamedDays(t)
  const byKey = new Map(events.map((event) => [event.key, event]))
  const found = (event: { id: string | number }) => byKey.get(String(event.id))
  const shared = {
    date: day,
    events: events.map(({ key, title, startsAt, endsAt }): ScheduleEventData => ({
      id: key,
      title,
      start: stamp(startsAt),
      end: stamp(endsAt),
      color: 'gray',
    })),
    locale: `${currentLanguage()}-ch`,
    labels: labelsOf(t),
    withHeader: false,
    firstDayOfWeek: 1 as const,
    withEventsDragAndDrop: true,
    canDragEvent: (event: ScheduleEventData) => isMovable(found(event)?.state),
    onEventDrop: (dropped: { eventId: string | number; newStart: string }) => {
      const event = found({ id: dropped.eventId })
      if (event) onMove({ event, to: wallClockIn(dropped.newStart) })
    },
    onEventClick: (event: ScheduleEventData) => {
      const id = found(event)?.id
      if (id) onLook(id)
    },
    renderEventBody: (event: ScheduleEventData) => {
      const shown = found(event)
      return shown && <EventBody event={shown} />
    },
    renderEvent: (event: ScheduleEventData, props: React.ComponentPropsWithoutRef<'button'>) => {
      const state = found(event)?.state ?? 'planned'
      return (
        <UnstyledButton
          {...props}
          className={`${props.className ?? ''} ${styles.event}`}
          data-tone={toneOf(state)}
          data-state={state}
        />
      )
    },
  }
  if (layout === 'month') {
    return (
      <MonthView
        {...shared}
        maxEventsPerDay={3}
        weekdayFormat="dddd"
        classNames={{ monthViewDay: styles.monthDay ?? '', monthViewDayLabel: styles.dayLabel ?? '' }}
        getDayProps={(date) => ({ 'aria-label': shownDay(date) })}
        onDayClick={(date) => onPlan({ date, time: usualTime })}
        onViewChange={() => onDay(day)}
      />
    )
  }
  return (
    <div ref={grid}>
      <WeekView
        {...shared}
        intervalMinutes={30}
        eventDragInterval={15}
        slotHeight={56}
        withAllDaySlots={false}
        withWeekNumber={false}
        startScrollTime="07:30:00"
        highlightToday
        weekdayFormat="dd"
        classNames={{ weekViewDayLabel: styles.weekday ?? '' }}
        onDateChange={(date) => onPlan({ date, time: usualTime })}
        scrollAreaProps={{ mah: 'calc(100dvh - 250px)' }}
        onTimeSlotClick={({ slotStart }) => onPlan(wallClockIn(slotStart))}
        getTimeSlotProps={({ start }) => {
          const { date, time } = wallClockIn(start)
          return { 'aria-label': t('viewing_appointments_calendar_plan_at', { day: shownDay(date), time }) }
        }}
        withEventResize
        canResizeEvent={(event) => isMovable(found(event)?.state)}
        onEventResize={({ eventId, newStart, newEnd }) => {
          const event = found({ id: eventId })
          if (event) onMove({ event, to: wallClockIn(newStart), end: wallClockIn(newEnd) })
        }}
      />
    </div>
  )
}
