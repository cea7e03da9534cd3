// A number field with minus and plus buttons, for persons, rooms and amounts.

import { writtenBound } from '#platform/rules/written-bound.ts'
import { ActionIcon, TextInput } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { formatNumber } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { useInputProps, type FieldProps } from '../field-props.ts'
import { boundsErrorOf, isUnreadable, numberIn, stepped, type Bounds } from './step-number.ts'
import { unreadableMark } from '../unreadable.ts'

interface Props extends FieldProps<number | null>, Bounds {
  /** Number of decimal places; 0 for counts. */
  decimals?: number
  /** Unit shown after the number: m², CHF. */
  unit?: string
  /** Formats without thousands separator: 1972, not 1'972. */
  isYear?: boolean
}

export function NumberStepper(props: Props) {
  const t = useText()
  const problem = boundsErrorOf(props.value, props)
  const ofBounds = problem && t(problem, { min: writtenBound(props.min ?? 0), max: writtenBound(props.max ?? 0) })
  // The raw text, kept while the user types and afterwards only if it is not a number. Otherwise the field shows the
  // formatted value.
  const [typed, setTyped] = useState<string>()
  const input = useInputProps({ ...props, error: props.error || (typed === undefined ? ofBounds : null) })
  const { value, onChange, min, max, step, decimals = 0, unit, isYear = false, label, disabled = false } = props
  const [isLeft, setLeft] = useState(false)
  const [known, setKnown] = useState(value)
  const unreadable = typed !== undefined && isUnreadable(typed, decimals)
  if (known !== value) {
    setKnown(value)
    // The value was changed from outside: discard the unreadable text.
    if (unreadable) setTyped(undefined)
  }
  const noNumber = unreadable && isLeft ? t('general_number_expected') : null
  const change = (direction: 1 | -1) => {
    setTyped(undefined)
    onChange(stepped(value, direction, { min, max, step }))
  }
  const type = (text: string) => {
    setTyped(text)
    const number = numberIn(text, decimals)
    if (number === undefined) return
    setLeft(false)
    onChange(number)
  }
  return (
    <TextInput
      {...input}
      error={noNumber ?? input.error}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={typed ?? (isYear ? String(value ?? '') : formatNumber(value))}
      onChange={(event) => type(event.currentTarget.value)}
      {...(unreadable && { [unreadableMark]: true })}
      onBlur={() => {
        if (unreadable) setLeft(true)
        else setTyped(undefined)
        props.onBlur?.()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
        event.preventDefault()
        change(event.key === 'ArrowUp' ? 1 : -1)
      }}
      styles={{ input: { fontVariantNumeric: 'tabular-nums' } }}
      rightSectionWidth={unit ? 108 : 76}
      rightSection={
        <span style={{ display: 'flex', alignItems: 'center', gap: 4 }}>
          {unit && <span style={{ color: 'var(--q-ink-soft)', paddingRight: 4 }}>{unit}</span>}
          <ActionIcon
            variant="subtle"
            color="gray"
            disabled={disabled}
            aria-label={t('general_less', { label })}
            onClick={() => change(-1)}
          >
            <IconMinus size={16} stroke={1.5} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            disabled={disabled}
            aria-label={t('general_more', { label })}
            onClick={() => change(1)}
          >
            <IconPlus size={16} stroke={1.5} />
          </ActionIcon>
        </span>
      }
    />
  )
}
