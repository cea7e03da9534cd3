// Dialog for a new budget period.

import { useState } from 'react'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import { useCreatePeriod } from '../changes.ts'

export function NewPeriodModal({ onClose }: { onClose: () => void }) {
  const t = useText()
  const creation = useCreatePeriod()
  const [values, setValues] = useState({ name: '', from: '', to: '' })
  const set = (field: keyof typeof values) => (value: string) => setValues((before) => ({ ...before, [field]: value }))
  return (
    <ActionModal
      title={t('budget_new_period')}
      text={t('budget_period_text')}
      action={t('budget_create')}
      change={creation}
      send={() => ({ body: values })}
      onClose={onClose}
    >
      {({ errorOf }) => (
        <>
          <TextField
            label={t('budget_period_name')}
            name="name"
            required
            maxLength={80}
            value={values.name}
            onChange={set('name')}
            error={errorOf('name')}
          />
          <DateField
            label={t('budget_period_from')}
            name="from"
            required
            value={values.from}
            onChange={set('from')}
            error={errorOf('from')}
          />
          <DateField
            label={t('budget_period_to')}
            name="to"
            required
            value={values.to}
            onChange={set('to')}
            error={errorOf('to')}
          />
        </>
      )}
    </ActionModal>
  )
}
