// Dialog for the total budget; a number is required.

import { useState } from 'react'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import { mostFrancs } from '#platform/rules/amounts/money.ts'
import { useSaveTotalAmount } from '../changes.ts'

interface Props {
  total: number | null
  onClose: () => void
}

export function TotalModal({ total, onClose }: Props) {
  const t = useText()
  const saving = useSaveTotalAmount()
  const [value, setValue] = useState(total)
  return (
    <ActionModal
      title={t('budget_total_amount')}
      text={t('budget_total_text')}
      action={t('general_save')}
      change={saving}
      send={(_given, errors) => {
        if (value !== null) return { body: { value } }
        errors.show({ value: t('general_number_expected') })
        return undefined
      }}
      onClose={onClose}
    >
      {({ errorOf, clear }) => (
        <NumberStepper
          label={t('budget_total_amount')}
          name="value"
          required
          min={0}
          max={mostFrancs}
          step={1000}
          decimals={2}
          unit="CHF"
          value={value}
          onChange={(amount) => {
            setValue(amount)
            clear('value')
          }}
          error={errorOf('value')}
        />
      )}
    </ActionModal>
  )
}
