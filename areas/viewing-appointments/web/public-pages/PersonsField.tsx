// Number of people who come.

import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'

interface Props {
  value: number
  most: number
  error?: string | undefined
  onChange: (persons: number) => void
}

export function PersonsField({ value, most, error, onChange }: Props) {
  const t = useText()
  const options = Array.from({ length: most }, (_, index) => ({
    value: String(index + 1),
    displayName: t('viewing_appointments_persons_count', { count: index + 1 }),
  }))
  return (
    <SelectField
      label={t('viewing_appointments_public_persons')}
      name="persons"
      required
      options={options}
      value={String(Math.min(value, most))}
      error={error}
      onChange={(chosen) => onChange(Number(chosen ?? 1))}
    />
  )
}
