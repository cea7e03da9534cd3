// A time of day, typed or picked. The value is HH:MM or HH:MM:SS; while the text is no valid time, the value is the
// text itself, so that no input is lost and the form's validation rejects it.

import { ActionIcon, Popover, TextInput } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { useState } from 'react'
import { completedTime, isTime, steppedTime, unitsOf, type TimePrecision } from '#platform/rules/time-of-day.ts'
import { useText } from '../../i18n/texts.ts'
import { useInputProps, type FieldProps } from '../field-props.ts'
import { TimePicker } from './TimePicker.tsx'

interface Props extends FieldProps<string> {
  precision?: TimePrecision
}

const invalid: Record<TimePrecision, string> = {
  minutes: 'general_time_not_valid',
  seconds: 'general_time_seconds_not_valid',
}

export function TimeField(props: Props) {
  const t = useText()
  const input = useInputProps(props)
  const [isOpen, setOpen] = useState(false)
  const [isLeft, setLeft] = useState(false)
  const { value, onChange, precision = 'minutes', disabled = false, label } = props
  const isWrong = isLeft && value !== '' && !isTime(value, precision)
  const smallest = unitsOf(precision).at(-1) ?? 'minute'
  return (
    <TextInput
      {...input}
      error={input.error ?? (isWrong ? t(invalid[precision]) : null)}
      // The numeric keyboard on phones has no colon, so 930 is accepted.
      inputMode="numeric"
      autoComplete="off"
      maxLength={8}
      placeholder={t(precision === 'seconds' ? 'general_time_seconds_placeholder' : 'general_time_placeholder')}
      value={value}
      onChange={(event) => {
        setLeft(false)
        onChange(event.currentTarget.value)
      }}
      onBlur={() => {
        setLeft(true)
        const completed = completedTime(value, precision)
        if (completed !== value) onChange(completed)
        props.onBlur?.()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
        event.preventDefault()
        const by = event.key === 'ArrowUp' ? 1 : -1
        onChange(steppedTime(completedTime(value, precision), smallest, { by, precision }))
      }}
      styles={{ input: { fontVariantNumeric: 'tabular-nums' } }}
      rightSection={
        <Popover
          opened={isOpen}
          onChange={setOpen}
          position="bottom-end"
          trapFocus
          returnFocus
          withinPortal
          shadow="md"
        >
          <Popover.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              disabled={disabled}
              aria-label={t('general_open_clock', { label })}
              onClick={() => setOpen(!isOpen)}
            >
              <IconClock size={18} stroke={1.5} />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown>
            <TimePicker value={value} onChange={onChange} precision={precision} />
          </Popover.Dropdown>
        </Popover>
      }
    />
  )
}
