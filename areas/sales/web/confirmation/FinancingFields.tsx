// Financing of the purchase, compared with the price of the first wish. The comparison is a hint and prevents nothing.

import { IconInfoCircle } from '@tabler/icons-react'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { formatMoney } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { financingHints } from '../../rules/confirmation/financing.ts'
import type { Draft } from './draft.ts'
import styles from './Confirmation.module.css'

interface Props {
  draft: Draft
  /** Francs; null if no object is chosen or it has no price. */
  price: number | null
  currency: string
  errorOf: (path: string) => string | undefined
  onChange: (changes: Partial<Draft>) => void
}

const step = 10_000

export function FinancingFields({ draft, price, currency, errorOf, onChange }: Props) {
  const t = useText()
  const amount = (field: 'ownMeans' | 'pensionFunds' | 'mortgage') => ({
    name: field,
    label: t(`sales_field_${field}`),
    hint: t(`sales_field_${field}_hint`),
    unit: currency,
    min: 0,
    max: 999_999_999,
    step,
    error: errorOf(field),
    value: draft[field],
    onChange: (value: number | null) => onChange({ [field]: value }),
  })
  const hints = financingHints(price, draft)
  return (
    <>
      <NumberStepper {...amount('ownMeans')} />
      <NumberStepper {...amount('pensionFunds')} />
      <NumberStepper {...amount('mortgage')} />
      <TextField
        name="bank"
        label={t('sales_field_bank')}
        maxLength={120}
        error={errorOf('bank')}
        value={draft.bank}
        onChange={(bank) => onChange({ bank })}
      />
      <div aria-live="polite">
        {hints.length > 0 && (
          <div className={styles.hint}>
            <IconInfoCircle size={18} stroke={1.5} aria-hidden />
            <div>
              {hints.map(({ key, amount: of }) => (
                <p key={key}>{t(key, { amount: formatMoney(of), price: formatMoney(price) })}</p>
              ))}
            </div>
          </div>
        )}
      </div>
    </>
  )
}
