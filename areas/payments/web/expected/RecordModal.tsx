// Dialog that records a payment by hand, before the bank's file is here.

import { useState } from 'react'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { mostFrancs } from '#platform/rules/amounts/money.ts'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import type { ExpectedView } from '../../contract/expected.ts'
import { useRecordByHand } from '../changes.ts'

export function RecordModal({ expected, onClose }: { expected: ExpectedView; onClose: () => void }) {
  const t = useText()
  const recording = useRecordByHand()
  const [amount, setAmount] = useState<number | null>(expected.open)
  const [day, setDay] = useState(() => dayOf(new Date()))
  const [reference, setReference] = useState('')
  return (
    <ActionModal
      title={t('payments_record')}
      text={t('payments_record_text')}
      action={t('payments_record')}
      change={recording}
      send={(_given, errors) => {
        if (amount === null) errors.show({ amount: t('payments_amount_needed') })
        return amount === null
          ? undefined
          : { params: { id: expected.id }, body: { version: expected.version, amount, paid_on: day, reference } }
      }}
      onClose={onClose}
    >
      {({ errorOf, clear }) => (
        <>
          <NumberStepper
            label={t('payments_field_amount')}
            name="amount"
            required
            min={0}
            max={mostFrancs}
            step={1}
            decimals={2}
            unit="CHF"
            value={amount}
            onChange={(value) => {
              setAmount(value)
              clear('amount')
            }}
            error={errorOf('amount')}
          />
          <DateField
            label={t('payments_field_paid_on')}
            name="paid_on"
            required
            value={day}
            onChange={setDay}
            error={errorOf('paid_on')}
          />
          <TextField
            label={t('payments_field_reference')}
            name="reference"
            value={reference}
            onChange={setReference}
            error={errorOf('reference')}
          />
        </>
      )}
    </ActionModal>
  )
}
