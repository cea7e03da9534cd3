// A number range, by slider or input. The full range means no filter; the upper end must exceed the lower
// (spec 1 §5).

import { NumberInput, RangeSlider } from '@mantine/core'
import { useState } from 'react'
import { formatNumber } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import type { FilterEditorProps } from './filter-editor-props.ts'
import { rangeIn } from './filter-values.ts'
import styles from './filters.module.css'

export function SliderFilter({ filter, value, onChange }: FilterEditorProps) {
  const t = useText()
  const { min: least = 0, max: most = 100, step = 1 } = filter
  const { min = least, max = most } = rangeIn(value)
  const [[low, high], move] = useState<[number, number]>([min, max])
  const [from, setFrom] = useState({ min, max })
  // The filter was changed elsewhere, for example cleared.
  if (from.min !== min || from.max !== max) {
    setFrom({ min, max })
    move([min, max])
  }
  const choose = (lower: number, upper: number) => {
    move([lower, upper])
    // An end at its bound is left open, so that values beyond the bound match too.
    if (lower < upper) onChange({ ...(lower > least && { min: lower }), ...(upper < most && { max: upper }) })
  }
  const end = {
    min: least,
    max: most,
    step,
    clampBehavior: 'blur',
    thousandSeparator: "'",
    hideControls: true,
    rightSectionWidth: 48,
  } as const
  return (
    <div className={styles.slider}>
      <RangeSlider
        min={least}
        max={most}
        step={step}
        minRange={step}
        value={[low, high]}
        onChange={move}
        onChangeEnd={([lower, upper]) => choose(lower, upper)}
        label={(one) => formatNumber(one)}
        thumbFromLabel={t('table_filter_least', { name: filter.verbose_name })}
        thumbToLabel={t('table_filter_most', { name: filter.verbose_name })}
        mx={8}
      />
      <div className={styles.ends}>
        <NumberInput
          {...end}
          label={t('table_filter_from_label')}
          rightSection={<span className={styles.unit}>{filter.unit}</span>}
          value={low}
          onChange={(lower) => choose(Number(lower), high)}
        />
        <NumberInput
          {...end}
          label={t('table_filter_to_label')}
          rightSection={<span className={styles.unit}>{filter.unit}</span>}
          value={high}
          error={low < high ? null : t('admin_max_must_be_greater_than_min')}
          onChange={(upper) => choose(low, Number(upper))}
        />
      </div>
    </div>
  )
}
