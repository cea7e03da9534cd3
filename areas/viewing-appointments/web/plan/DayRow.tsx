// One day of a plan with its beginning and end.

import { IconTrash } from '@tabler/icons-react'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { TimeField } from '#platform/web/form/time/TimeField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import type { PlanData } from '../../contract/plan.ts'
import type { Plan } from './use-plan.ts'
import styles from './plan.module.css'

type Day = PlanData['days'][number]

export function DayRow({ plan: { draft, set, errorOf }, index }: { plan: Plan; index: number }) {
  const t = useText()
  const { days } = draft
  const day = days[index]
  if (!day) return null
  const change = (changed: Partial<Day>) => set({ days: days.with(index, { ...day, ...changed }) })
  const number = index + 1
  return (
    <fieldset className={styles.day}>
      <legend className="visually-hidden">{t('viewing_appointments_day_number', { number })}</legend>
      <DateField
        label={t('viewing_appointments_field_date')}
        name={`days.${index}.date`}
        required
        value={day.date}
        onChange={(date) => change({ date })}
        error={errorOf(`days.${index}.date`)}
      />
      <TimeField
        label={t('general_time_from')}
        name={`days.${index}.from`}
        required
        value={day.from}
        onChange={(from) => change({ from })}
        error={errorOf(`days.${index}.from`)}
      />
      <TimeField
        label={t('general_time_to')}
        name={`days.${index}.to`}
        required
        value={day.to}
        onChange={(to) => change({ to })}
        error={errorOf(`days.${index}.to`)}
      />
      {days.length > 1 && (
        <span className={styles.removeDay}>
          <IconButton
            label={t('viewing_appointments_remove_day', { number })}
            onClick={() => set({ days: days.filter((_, place) => place !== index) })}
          >
            <IconTrash size={17} stroke={1.5} />
          </IconButton>
        </span>
      )}
    </fieldset>
  )
}
