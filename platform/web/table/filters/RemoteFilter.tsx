// Multiple choice with search on the server.

import { Loader, MultiSelect } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../i18n/texts.ts'
import type { FilterEditorProps } from './filter-editor-props.ts'
import { chosenIn } from './filter-values.ts'
import { choiceName, rememberNames } from './choice-names.ts'
import { useRemoteChoices } from './remote-choices.ts'

export function RemoteFilter({ filter, value, onChange }: FilterEditorProps) {
  const t = useText()
  const [typed, type] = useState('')
  const { choices, isSearching, failure } = useRemoteChoices(filter, typed)
  const chosen = chosenIn(value)
  const labels = new Map(chosen.map((one) => [one, choiceName(filter, one)]))
  const refusals = new Map(
    choices.flatMap(({ value: one, readonly }) =>
      readonly?.value ? [[one, readonly.unavailable_tooltip] as const] : [],
    ),
  )
  for (const choice of choices) labels.set(choice.value, choice.displayName)
  return (
    <MultiSelect
      label={filter.verbose_name}
      data={[...labels].map(([one, label]) => ({ value: one, label, disabled: refusals.has(one) }))}
      renderOption={({ option }) => <Choice label={option.label} refusal={refusals.get(option.value)} />}
      value={chosen}
      onChange={(values) => {
        rememberNames(choices)
        onChange(values)
      }}
      searchable
      openOnFocus
      searchValue={typed}
      onSearchChange={type}
      // Disables client-side filtering: the server has already searched, ignoring accents and word order.
      filter={({ options }) => options}
      hidePickedOptions
      clearable
      placeholder={t('table_filter_type_to_search')}
      error={failure ? t('general_could_not_load') : null}
      nothingFoundMessage={typed.trim() && !isSearching ? t('general_no_entries_available') : undefined}
      rightSection={isSearching ? <Loader size={16} /> : undefined}
      miw={200}
      data-autofocus
    />
  )
}

/** A disabled option shows no tooltip on touch and keyboard, so the reason is written below its name. */
function Choice({ label, refusal }: { label: string; refusal: string | undefined }) {
  if (refusal === undefined) return label
  return (
    <span title={refusal}>
      {label}
      <br />
      <small>{refusal}</small>
    </span>
  )
}
