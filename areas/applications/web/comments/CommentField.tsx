// Input for a comment; an at sign opens a list of colleagues to mention.

import { Combobox, useCombobox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { getColleagues } from '../../contract/evaluation.ts'
import { colleaguesLike, nameBeingTyped, withName } from './mentions.ts'

interface Props {
  label: string
  value: string
  onChange: (text: string) => void
}

export const useColleagues = () => useQuery({ ...queryOf(getColleagues), staleTime: 300_000 }).data?.people ?? []

export function CommentField({ label, value, onChange }: Props) {
  const people = useColleagues()
  const box = useCombobox()
  const typed = nameBeingTyped(value)
  const offered = typed === undefined ? [] : colleaguesLike(people, typed).slice(0, 6)
  const write = (text: string) => {
    onChange(text)
    const isNaming = nameBeingTyped(text) !== undefined
    if (isNaming) {
      box.openDropdown()
      box.updateSelectedOptionIndex()
    } else box.closeDropdown()
  }
  const choose = (name: string) => {
    onChange(withName(value, name))
    box.closeDropdown()
  }
  return (
    <Combobox store={box} onOptionSubmit={choose} position="bottom-start" width={260}>
      <Combobox.Target withExpandedAttribute={false}>
        <div>
          <Combobox.EventsTarget withExpandedAttribute={false} withKeyboardNavigation={offered.length > 0}>
            <div>
              <TextAreaField label={label} value={value} onChange={write} maxLength={4000} rows={2} />
            </div>
          </Combobox.EventsTarget>
        </div>
      </Combobox.Target>
      <Combobox.Dropdown hidden={offered.length === 0}>
        <Combobox.Options>
          {offered.map(({ id, name }) => (
            <Combobox.Option key={id} value={name}>
              {name}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
