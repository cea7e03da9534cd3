// VAT rates, one row per day from which they are valid.

import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import type { BudgetSettingsData } from '../../contract/settings.ts'
import styles from './settings.module.css'

type Rates = BudgetSettingsData['vatRates']

interface Props {
  value: Rates
  onChange: (rates: Rates) => void
  errorOf: (field: string) => string | undefined
}

const kinds = ['standard', 'reduced', 'accommodation'] as const

export function VatRatesField({ value, onChange, errorOf }: Props) {
  const t = useText()
  const change = (place: number, part: Partial<Rates[number]>) =>
    onChange(value.map((one, at) => (at === place ? { ...one, ...part } : one)))
  const last = value.at(-1)
  return (
    <div className={styles.rates}>
      {value.map((rates, place) => (
        // Rows have no other identity than their place.
        <div key={place} className={styles.rate} role="group" aria-label={t('budget_vat_row', { count: place + 1 })}>
          <DateField
            label={t('budget_vat_from')}
            name={`vatRates.${place}.from`}
            required
            value={rates.from}
            onChange={(from) => change(place, { from })}
            error={errorOf(`vatRates.${place}.from`)}
          />
          {kinds.map((kind) => (
            <NumberStepper
              key={kind}
              label={t(`budget_vat_${kind}`)}
              name={`vatRates.${place}.${kind}`}
              required
              min={0}
              max={100}
              step={0.1}
              decimals={2}
              unit="%"
              value={rates[kind]}
              onChange={(percent) => change(place, { [kind]: percent ?? 0 })}
              error={errorOf(`vatRates.${place}.${kind}`)}
            />
          ))}
          {value.length > 1 && (
            <IconButton
              label={t('budget_vat_remove')}
              onClick={() => onChange(value.filter((_one, at) => at !== place))}
            >
              <IconTrash size={18} stroke={1.5} />
            </IconButton>
          )}
        </div>
      ))}
      <Button
        variant="default"
        onClick={() =>
          onChange([
            ...value,
            { from: '', standard: 0, reduced: 0, accommodation: 0, ...(last && { ...last, from: '' }) },
          ])
        }
      >
        {t('budget_vat_add')}
      </Button>
    </div>
  )
}
