// Expected answer of a condition, chosen or typed as in the question itself.

import { MultiSelect } from '@mantine/core'
import { CountrySelect } from '#platform/web/form/fields/CountrySelect.tsx'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import type { Expectation } from '#areas/forms/rules/conditions.ts'
import { fieldType, type FormField } from '#areas/forms/rules/form-definition.ts'
import { useFormText } from '#areas/application-form/web/public.tsx'

interface Props {
  label: string
  field: FormField
  expectation: Expectation
  onChange: (expectation: Expectation, about?: string | null) => void
}

export function ConditionValue({ label, field, expectation, onChange }: Props) {
  const t = useText()
  const said = useFormText()
  const options = (field.options ?? []).map((option) => ({
    value: option.value,
    displayName: said(option.label, option.values) || option.value,
  }))
  if ('one_of' in expectation) {
    return (
      <MultiSelect
        label={label}
        data={options.map(({ value, displayName }) => ({ value, label: displayName }))}
        value={expectation.one_of.map(String)}
        onChange={(chosen) => chosen.length > 0 && onChange({ one_of: chosen })}
      />
    )
  }
  const value = 'differs' in expectation ? expectation.differs : expectation.equals
  const set = (next: string | number | boolean, about: string | null = null) =>
    onChange('differs' in expectation ? { differs: next } : { equals: next }, about)
  const base = { label, required: true }
  switch (field.type) {
    case fieldType.boolean:
      return (
        <SelectField
          {...base}
          options={['true', 'false'].map((one) => ({
            value: one,
            displayName: t(one === 'true' ? 'general_yes' : 'general_no'),
          }))}
          value={String(value)}
          onChange={(chosen) => set(chosen === 'true')}
        />
      )
    case fieldType.integer:
      return (
        <NumberStepper
          {...base}
          value={typeof value === 'number' ? value : null}
          onChange={(typed) => set(typed ?? 0, 'value')}
        />
      )
    case fieldType.date:
      return <DateField {...base} value={String(value)} onChange={(typed) => set(typed, 'value')} />
    case fieldType.selectCountry:
      return <CountrySelect {...base} value={String(value)} onChange={(chosen) => chosen && set(chosen)} />
    case fieldType.radio:
    case fieldType.select:
      return <SelectField {...base} options={options} value={String(value)} onChange={(one) => one && set(one)} />
    default:
      return <TextField {...base} value={String(value)} onChange={(typed) => set(typed, 'value')} />
  }
}
