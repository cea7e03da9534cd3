// A date, typed in any usual spelling or picked. The value is YYYY-MM-DD; while the text is no valid date, the value is
// the text itself, so that no input is lost and the form's validation rejects it.

import { ActionIcon, Popover, TextInput } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { formatDate } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { arriving } from '../../core/arriving.ts'
import { shownLater } from '../../ui/states/LaterPart.tsx'
import { dayWhenLeft, dayWhileTyping, withPoints } from './day-text.ts'
import { useInputProps, type FieldProps } from '../field-props.ts'

interface Props extends FieldProps<string> {
  /** YYYY-MM-DD; for example a birth date has a latest day, a move-in date an earliest one. */
  earliest?: string
  latest?: string
  autoComplete?: 'bday' | 'off'
}

// The calendar is larger than the rest of the form, so it is loaded when opened.
const Calendar = shownLater(arriving(() => import('./DayCalendar.tsx')))

export function DateField(props: Props) {
  const t = useText()
  const input = useInputProps(props)
  const [isOpen, setOpen] = useState(false)
  const [isLeft, setLeft] = useState(false)
  const { value, onChange, earliest, latest, autoComplete = 'off' } = props
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value)
  const take = (text: string) => onChange(dayWhileTyping(text) ?? withPoints(text))
  const left = !isDay && value !== '' ? dayWhenLeft(value, latest) : null
  const leave = () => {
    setLeft(true)
    if (left && 'day' in left) onChange(left.day)
    props.onBlur?.()
  }
  const wrong = isLeft && left && 'problem' in left ? t(left.problem) : null
  return (
    <TextInput
      {...input}
      error={input.error ?? wrong}
      // Its separator is a comma in French; both are accepted.
      inputMode="decimal"
      autoComplete={autoComplete}
      placeholder={t('general_date_placeholder')}
      value={isDay ? formatDate(value) : value}
      onChange={(event) => {
        setLeft(false)
        take(event.currentTarget.value)
      }}
      onBlur={leave}
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
              disabled={props.disabled ?? false}
              aria-label={t('general_open_calendar', { label: props.label })}
              onClick={() => setOpen(!isOpen)}
            >
              <IconCalendar size={18} stroke={1.5} />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown>
            <Suspense fallback={<div style={{ width: 252, height: 260 }} />}>
              <Calendar
                value={isDay ? value : null}
                earliest={earliest}
                latest={latest}
                onPick={(day) => {
                  onChange(day)
                  setOpen(false)
                }}
              />
            </Suspense>
          </Popover.Dropdown>
        </Popover>
      }
    />
  )
}
