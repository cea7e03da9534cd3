// The owner by name: suggests existing owners, and a new name creates an owner when the form is saved.

import { Autocomplete } from '@mantine/core'
import { useInputProps, type FieldProps } from '#platform/web/form/field-props.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ownerNameKey } from '../rules/owner-name.ts'
import { useFoundOwners } from './use-found-owners.ts'

export function OwnerNameField(props: FieldProps<string>) {
  const t = useText()
  const { value, onChange } = props
  const { owners, isCurrent } = useFoundOwners(value)
  const isNew =
    isCurrent && value.trim() !== '' && owners.every(({ name }) => ownerNameKey(name) !== ownerNameKey(value))
  const input = useInputProps({ ...props, hint: isNew ? t('owners_name_is_new') : props.hint })
  return (
    <Autocomplete
      {...input}
      autoComplete="off"
      maxLength={200}
      data={owners.map(({ name }) => name)}
      filter={({ options }) => options}
      value={value}
      onChange={onChange}
    />
  )
}
