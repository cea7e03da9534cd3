// Filters of all figures: buildings, kinds of objects, time, and state of the applications.

import { Button, MultiSelect } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import type { getDashboard } from '../contract/dashboard.ts'
import { isDay, useFigureFilters } from './figure-filters.ts'
import styles from './FiltersBar.module.css'

interface Props {
  choices: ReceivedResponseOf<typeof getDashboard>['choices'] | undefined
}

const lists = [
  ['buildings', 'buildings', 'analytics_filter_buildings'],
  ['object_kinds', 'objectKinds', 'analytics_filter_kinds'],
  ['states', 'states', 'analytics_filter_states'],
] as const

const days = [
  ['from', 'analytics_filter_from'],
  ['to', 'analytics_filter_to'],
] as const

export function FiltersBar({ choices }: Props) {
  const t = useText()
  const { filters, set, isFiltered } = useFigureFilters()
  const shown = lists.filter(([, of]) => choices?.[of] !== null)
  return (
    <div className={styles.bar} role="group" aria-label={t('analytics_filters')}>
      {shown.map(([name, of, label]) => (
        <MultiSelect
          key={name}
          label={t(label)}
          data={(choices?.[of] ?? []).map(({ value, displayName }) => ({ value, label: displayName }))}
          value={filters[name].split(',').filter((one) => one !== '')}
          onChange={(chosen) => set({ [name]: chosen.join(',') })}
          searchable
          clearable
          hidePickedOptions
          placeholder={filters[name] === '' ? t('analytics_all') : ''}
          nothingFoundMessage={t('general_no_entries_available')}
        />
      ))}
      {days.map(([name, label]) => (
        <DayFilter
          key={`${name} ${filters[name]}`}
          label={t(label)}
          name={name}
          value={filters[name]}
          onChange={(day) => set({ [name]: day })}
        />
      ))}
      {isFiltered && (
        <Button
          variant="subtle"
          leftSection={<IconX size={16} stroke={1.5} />}
          onClick={() => set({ buildings: '', object_kinds: '', from: '', to: '', states: '' })}
        >
          {t('analytics_remove_filters')}
        </Button>
      )}
    </div>
  )
}

/** Keeps a day in the field until it is complete: only a whole day goes into the address. */
function DayFilter({
  label,
  name,
  value,
  onChange,
}: {
  label: string
  name: string
  value: string
  onChange: (day: string) => void
}) {
  const [typed, setTyped] = useState(value)
  return (
    <DateField
      label={label}
      name={name}
      value={typed}
      onChange={(day) => {
        setTyped(day)
        if (isDay(day) || day === '') onChange(day)
      }}
    />
  )
}
