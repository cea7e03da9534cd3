// Single choice, or none.

import { Button, Radio } from '@mantine/core'
import { useText } from '../../i18n/texts.ts'
import type { FilterEditorProps } from './filter-editor-props.ts'
import { chosenIn } from './filter-values.ts'
import styles from './filters.module.css'

export function RadioFilter({ filter, value, onChange }: FilterEditorProps) {
  const t = useText()
  const [chosen = null] = chosenIn(value)
  return (
    <Radio.Group value={chosen} onChange={(one) => onChange([one])} aria-label={filter.verbose_name}>
      <div className={styles.choices}>
        {(filter.choices ?? []).map((choice) => (
          <Radio
            key={choice.value}
            value={choice.value}
            label={choice.displayName}
            description={choice.readonly?.value ? choice.readonly.unavailable_tooltip : undefined}
            disabled={(choice.disabled ?? false) || (choice.readonly?.value ?? false)}
          />
        ))}
      </div>
      {chosen !== null && (
        <Button variant="subtle" size="compact-sm" mt={8} onClick={() => onChange(undefined)}>
          {t('table_filter_choose_none')}
        </Button>
      )}
    </Radio.Group>
  )
}
