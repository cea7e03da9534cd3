// Dialog that calculates the fees of the selected objects: billing rate and billing date, both required.

import { useState } from 'react'
import type { BulkDialogProps } from '#platform/contract/list-places.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import { calculateAction } from '../../contract/fees.ts'
import { useCalculateFees } from '../changes.ts'

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

type Props = Pick<BulkDialogProps, 'targets' | 'count' | 'onDone' | 'onClose'>

export function CalculateFeesModal({ targets, count, onDone, onClose }: Props) {
  const t = useText()
  const calculation = useCalculateFees()
  const [percent, setPercent] = useState<number | null>(null)
  const [day, setDay] = useState(() => dayOf(new Date()))
  const isComplete = percent !== null && isDay(day)
  return (
    <ActionModal
      title={t('budget_fee_calculate')}
      text={t('budget_fee_calculate_text', { count })}
      size={400}
      action={t('budget_fee_calculate_action')}
      availability={{ allowed: isComplete, reason: t('budget_fee_both_needed') }}
      change={calculation}
      send={() =>
        isComplete
          ? { body: { bulkAction: calculateAction, targets, honorary_percent: percent, accounting_date: day } }
          : undefined
      }
      onDone={onDone}
      onClose={onClose}
    >
      {({ errorOf }) => (
        <>
          <NumberStepper
            label={t('budget_fee_rate')}
            name="honorary_percent"
            required
            min={0}
            max={100}
            step={0.5}
            decimals={2}
            unit="%"
            value={percent}
            onChange={setPercent}
            error={errorOf('honorary_percent')}
          />
          <DateField
            label={t('budget_fee_billing_date')}
            name="accounting_date"
            required
            value={day}
            onChange={setDay}
            error={errorOf('accounting_date')}
          />
        </>
      )}
    </ActionModal>
  )
}
