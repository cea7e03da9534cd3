// Searchable list of the placeholders that a text supports, by group.

import { Button, Combobox, useCombobox } from '@mantine/core'
import { IconBraces } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../i18n/texts.ts'

export interface PlaceholderChoice {
  key: string
  title: string
  group: string
}

interface Props {
  choices: readonly PlaceholderChoice[]
  onPick: (key: string) => void
  disabled?: boolean
  /** True to match the height of the field beside it. */
  isBesideField?: boolean
}

export function PlaceholderPicker({ choices, onPick, disabled = false, isBesideField = false }: Props) {
  const t = useText()
  const [search, setSearch] = useState('')
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption()
      setSearch('')
    },
    onDropdownOpen: () => combobox.focusSearchInput(),
  })
  const wanted = search.trim().toLowerCase()
  const found = choices.filter(({ key, title }) => `${title} ${key}`.toLowerCase().includes(wanted))
  const groups = [...new Set(found.map(({ group }) => group))]
  return (
    <Combobox
      store={combobox}
      width={300}
      position="bottom-start"
      withinPortal
      onOptionSubmit={(key) => {
        combobox.closeDropdown()
        onPick(key)
      }}
    >
      <Combobox.Target withAriaAttributes={false}>
        <Button
          type="button"
          variant="default"
          {...(isBesideField ? {} : { size: 'compact-sm' })}
          disabled={disabled}
          leftSection={<IconBraces size={14} stroke={1.5} />}
          aria-haspopup="listbox"
          aria-expanded={combobox.dropdownOpened}
          onClick={() => combobox.toggleDropdown()}
        >
          {t('general_editor_placeholder')}
        </Button>
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value)
            combobox.updateSelectedOptionIndex()
          }}
          aria-label={t('general_editor_placeholder_search')}
          placeholder={t('general_editor_placeholder_search')}
        />
        <Combobox.Options mah={280} style={{ overflowY: 'auto' }}>
          {groups.map((group) => (
            <Combobox.Group key={group} label={group}>
              {found
                .filter((one) => one.group === group)
                .map(({ key, title }) => (
                  <Combobox.Option key={key} value={key} title={`[${key}]`}>
                    {title}
                  </Combobox.Option>
                ))}
            </Combobox.Group>
          ))}
          {found.length === 0 && <Combobox.Empty>{t('general_no_entries_available')}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
