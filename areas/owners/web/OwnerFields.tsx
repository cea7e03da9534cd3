// Form fields of an owner.

import type { ReactNode } from 'react'
import type { Language } from '#platform/rules/project-type.ts'
import type { FieldsOf } from '#areas/project-settings/web/public.tsx'
import { PhoneField } from '#platform/web/form/fields/PhoneField.tsx'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import type { OwnerEdit } from '../contract/owners.ts'
import { ownerKinds } from '../rules/owner-kinds.ts'
import { FieldColumns } from '#platform/web/kit/FieldColumns.tsx'

interface Props {
  form: Pick<FieldsOf<OwnerEdit>, 'values' | 'set' | 'errorOf'>
  languages: readonly Language[]
  /** True if the contact person signs in, or is invited. */
  needsContact: boolean
  children?: ReactNode
}

export function OwnerFields({ form: { values, set, errorOf }, languages, needsContact, children }: Props) {
  const t = useText()
  const field = <Name extends keyof OwnerEdit>(name: Name) => ({
    name,
    label: t(`owners_field_${name}`),
    value: values[name],
    onChange: (value: OwnerEdit[Name]) => set(name, value),
    error: errorOf(name),
  })
  return (
    <FieldColumns>
      <div data-wide>
        <TextField {...field('name')} required maxLength={200} />
      </div>
      <SelectField
        {...field('kind')}
        required
        options={ownerKinds.map((value) => ({ value, displayName: t(`owners_kind_${value}`) }))}
        onChange={(value) => {
          const kind = ownerKinds.find((one) => one === value)
          if (kind) set('kind', kind)
        }}
      />
      <SelectField
        {...field('language')}
        required
        options={languages.map((value) => ({ value, displayName: t(`shell_language_${value}`) }))}
        onChange={(value) => {
          const language = languages.find((one) => one === value)
          if (language) set('language', language)
        }}
      />
      <TextField {...field('first_name')} required={needsContact} maxLength={100} />
      <TextField {...field('last_name')} required={needsContact} maxLength={100} />
      <TextField {...field('email')} required={needsContact} type="email" maxLength={254} />
      <PhoneField {...field('phone')} />
      <div data-wide>
        <TextField {...field('street')} maxLength={200} />
      </div>
      <TextField {...field('postal_code')} maxLength={20} inputMode="numeric" />
      <TextField {...field('city')} maxLength={100} />
      <div data-wide>
        <TextAreaField {...field('note')} rows={3} maxLength={2000} />
      </div>
      {children && <div data-wide>{children}</div>}
    </FieldColumns>
  )
}
