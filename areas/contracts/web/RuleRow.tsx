// One line of the table: canton, municipalities where only parts of it are meant, from when to when, and who says so.

import { Checkbox } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { DateField } from '#platform/web/form/DateField.tsx'
import { SelectField } from '#platform/web/form/SelectField.tsx'
import { TextField } from '#platform/web/form/TextField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { cantons } from '../rules/cantons.ts'
import type { InitialRentRule } from '../rules/initial-rent.ts'
import styles from './RulesSection.module.css'

interface Props {
  number: number
  rule: InitialRentRule
  errorOf: (field: string) => string | undefined
  onChange: (rule: InitialRentRule) => void
  onRemove: () => void
}

export function RuleRow({ number, rule, errorOf, onChange, onRemove }: Props) {
  const t = useText()
  const [typed, setTyped] = useState(rule.places.join(', '))
  const name = (field: string) => `rules.${number - 1}.${field}`
  return (
    <li className={styles.rule}>
      <SelectField
        label={t('contracts_rule_canton')}
        name={name('canton')}
        required
        options={cantons.map((value) => ({ value, displayName: value }))}
        value={rule.canton}
        onChange={(value) => {
          const canton = cantons.find((one) => one === value)
          if (canton) onChange({ ...rule, canton })
        }}
        error={errorOf('canton')}
      />
      <div className={styles.part}>
        <Checkbox
          checked={rule.isPartial}
          onChange={(event) => onChange({ ...rule, isPartial: event.currentTarget.checked, places: [] })}
          label={t('contracts_rule_partial')}
        />
        {rule.isPartial && (
          <TextField
            label={t('contracts_rule_places')}
            name={name('places')}
            value={typed}
            onChange={(words) => {
              setTyped(words)
              const places = words.split(',').map((one) => one.trim())
              onChange({ ...rule, places: places.filter(Boolean) })
            }}
            error={errorOf('places')}
          />
        )}
      </div>
      <DateField
        label={t('contracts_rule_from')}
        name={name('validFrom')}
        required
        value={rule.validFrom}
        onChange={(validFrom) => onChange({ ...rule, validFrom })}
        error={errorOf('validFrom')}
      />
      <DateField
        label={t('contracts_rule_to')}
        name={name('validTo')}
        value={rule.validTo ?? ''}
        onChange={(validTo) => onChange({ ...rule, validTo: validTo || null })}
        error={errorOf('validTo')}
      />
      <TextField
        label={t('contracts_rule_source')}
        name={name('source')}
        required
        maxLength={300}
        value={rule.source}
        onChange={(source) => onChange({ ...rule, source })}
        error={errorOf('source')}
      />
      <IconButton label={t('contracts_rule_remove', { number })} onClick={onRemove}>
        <IconTrash size={18} stroke={1.5} />
      </IconButton>
    </li>
  )
}
