// The slots that result from the plan as it is typed: their number, seats, and times by day.

import { formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { planLimits } from '../../rules/appointment.ts'
import { shownDay } from '../when.ts'
import type { PlanDraft } from './plan-draft.ts'
import { clockChanges, previewOf } from './plan-preview.ts'
import styles from './plan.module.css'

export function SlotPreview({ draft }: { draft: PlanDraft }) {
  const t = useText()
  const preview = previewOf(draft)
  const { slots, seats, isTooMany, days } = preview
  const { repeat, slotMinutes, parallel } = draft
  const times = repeat.isOn ? (repeat.times ?? 0) : 0
  return (
    <section className={styles.preview} aria-label={t('viewing_appointments_preview')}>
      <p className={styles.sum} role="status">
        {slots === 0
          ? t('viewing_appointments_preview_none')
          : seats === null
            ? t('viewing_appointments_preview_days', { count: slots })
            : t('viewing_appointments_preview_slots', {
                count: slots,
                minutes: slotMinutes ?? 0,
                seats: formatNumber(seats),
              })}
      </p>
      {isTooMany && (
        <p className={styles.wrong}>{t('viewing_appointments_too_many_slots', { max: planLimits.slots.most })}</p>
      )}
      {times > 0 && slots > 0 && (
        <p className={styles.note}>
          {t('viewing_appointments_preview_repeat', { count: times, weeks: repeat.everyWeeks ?? 1 })}
        </p>
      )}
      {days.map(({ date, times: begins }) => (
        <div key={date}>
          <h3 className={styles.previewDay}>
            {shownDay(date)}
            {clockChanges(date) && <span className={styles.note}> · {t('viewing_appointments_clock_change')}</span>}
          </h3>
          <ol className={styles.times}>
            {begins.map((time, place) => (
              <li key={place} className={styles.time}>
                {time}
              </li>
            ))}
          </ol>
          {seats !== null && (parallel ?? 1) > 1 && (
            <p className={styles.note}>{t('viewing_appointments_preview_parallel', { count: parallel ?? 1 })}</p>
          )}
        </div>
      ))}
    </section>
  )
}
