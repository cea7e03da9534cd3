// Multiple choice. Six choices are shown until the rest is requested, with at most 320 px height (spec 1 §9).

import { Button, Checkbox, Tooltip } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../i18n/texts.ts'
import type { FilterEditorProps } from './filter-editor-props.ts'
import { chosenIn } from './filter-values.ts'
import styles from './filters.module.css'

const shownAtFirst = 6

export function CheckboxFilter({ filter, value, onChange }: FilterEditorProps) {
  const t = useText()
  const [expanded, expand] = useState(false)
  const chosen = chosenIn(value)
  const choices = filter.choices ?? []
  const shown = expanded ? choices : choices.filter((one, index) => index < shownAtFirst || chosen.includes(one.value))
  return (
    <Checkbox.Group value={chosen} onChange={onChange} aria-label={filter.verbose_name}>
      <div className={styles.choices}>
        {shown.map((choice) => {
          const refusal = choice.readonly?.value ? choice.readonly.unavailable_tooltip : undefined
          return (
            <Tooltip key={choice.value} label={refusal} disabled={refusal === undefined}>
              <Checkbox
                value={choice.value}
                label={choice.displayName}
                description={refusal}
                disabled={(choice.disabled ?? false) || refusal !== undefined}
              />
            </Tooltip>
          )
        })}
        {choices.length === 0 && <p className={styles.nothing}>{t('general_no_entries_available')}</p>}
      </div>
      {shown.length < choices.length && (
        <Button variant="subtle" size="compact-sm" mt={8} onClick={() => expand(true)}>
          {t('table_filter_show_all', { count: choices.length })}
        </Button>
      )}
    </Checkbox.Group>
  )
}
