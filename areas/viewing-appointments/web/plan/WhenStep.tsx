// Second step of the wizard: days with times, length and seats of the slots, repetition, and the resulting slots.

import { Button, Checkbox } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { planLimits, takesBookings } from '../../rules/appointment.ts'
import { DayRow } from './DayRow.tsx'
import { HostConflicts } from './HostConflicts.tsx'
import { withNextDay, type NumberField } from './plan-draft.ts'
import { SlotPreview } from './SlotPreview.tsx'
import type { Plan } from './use-plan.ts'
import styles from './plan.module.css'

interface Props {
  plan: Plan
  /** Appointment that is edited; it does not conflict with itself. */
  exceptId: string | null
  canRepeat: boolean
}

export function WhenStep({ plan, exceptId, canRepeat }: Props) {
  const t = useText()
  const { draft, set } = plan
  const { kind, days } = draft
  const hasSlots = kind === null || takesBookings(kind)
  return (
    <div className={styles.when}>
      <div className={styles.column}>
        <div className={styles.days}>
          {days.map((_, index) => (
            <DayRow key={index} plan={plan} index={index} />
          ))}
        </div>
        {days.length < planLimits.days.most && (
          <Button
            variant="default"
            size="compact-sm"
            className={styles.choice ?? ''}
            leftSection={<IconPlus size={15} stroke={1.75} aria-hidden />}
            onClick={() => set(withNextDay(draft))}
          >
            {t('viewing_appointments_add_day')}
          </Button>
        )}
        <HostConflicts draft={draft} exceptId={exceptId} />
        {hasSlots && <SlotFields plan={plan} />}
        {canRepeat && <Repetition plan={plan} />}
      </div>
      <SlotPreview draft={draft} />
    </div>
  )
}

const slotFields = ['slotMinutes', 'capacity', 'bufferMinutes', 'parallel'] as const

function SlotFields({ plan: { draft, set, errorOf } }: { plan: Plan }) {
  const t = useText()
  const unitOf: Partial<Record<NumberField, string>> = {
    slotMinutes: t('viewing_appointments_minutes'),
    bufferMinutes: t('viewing_appointments_minutes'),
  }
  return (
    <div className={styles.fields}>
      {slotFields.map((field) => {
        const { least, most } = planLimits[field]
        const unit = unitOf[field]
        return (
          <NumberStepper
            key={field}
            label={t(`viewing_appointments_field_${field}`)}
            name={field}
            required
            min={least}
            max={most}
            step={unit ? 5 : 1}
            {...(unit && { unit })}
            value={draft[field]}
            onChange={(value) => set({ [field]: value })}
            error={errorOf(field)}
          />
        )
      })}
    </div>
  )
}

function Repetition({ plan: { draft, set, errorOf } }: { plan: Plan }) {
  const t = useText()
  const { repeat } = draft
  return (
    <div className={styles.repeat}>
      <Checkbox
        label={t('viewing_appointments_repeat')}
        checked={repeat.isOn}
        onChange={(event) => set({ repeat: { ...repeat, isOn: event.currentTarget.checked } })}
      />
      {repeat.isOn && (
        <div className={styles.fields}>
          <NumberStepper
            label={t('viewing_appointments_field_everyWeeks')}
            name="repeat.everyWeeks"
            required
            min={1}
            max={8}
            value={repeat.everyWeeks}
            onChange={(everyWeeks) => set({ repeat: { ...repeat, everyWeeks } })}
            error={errorOf('repeat.everyWeeks')}
          />
          <NumberStepper
            label={t('viewing_appointments_field_times')}
            name="repeat.times"
            required
            min={planLimits.repetitions.least}
            max={planLimits.repetitions.most}
            value={repeat.times}
            onChange={(times) => set({ repeat: { ...repeat, times } })}
            error={errorOf('repeat.times')}
          />
        </div>
      )}
    </div>
  )
}
