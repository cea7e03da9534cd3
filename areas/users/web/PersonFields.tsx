// Form fields of a person: contact data, role, and teams.

import type { ReactNode } from 'react'
import { staffRoles } from '#platform/rules/permissions.ts'
import { languages } from '#platform/rules/project-type.ts'
import type { FieldsOf } from '#areas/project-settings/web/public.tsx'
import { PhoneField } from '#platform/web/form/fields/PhoneField.tsx'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import type { UserData, PersonChoices } from '../contract/people.ts'
import { ManyField } from '#platform/web/form/fields/ManyField.tsx'
import { FieldColumns } from '#platform/web/kit/FieldColumns.tsx'

interface Props {
  form: FieldsOf<UserData>
  choices: PersonChoices
  /** Reason why the role is locked. */
  roleLock?: string | null
  children?: ReactNode
}

export function PersonFields({ form: { values, set, errorOf }, choices, roleLock, children }: Props) {
  const t = useText()
  const field = <Name extends keyof UserData>(name: Name) => ({
    name,
    label: t(`users_field_${name}`),
    value: values[name],
    onChange: (value: UserData[Name]) => set(name, value),
    error: errorOf(name),
  })
  return (
    <FieldColumns>
      <TextField {...field('first_name')} required maxLength={100} />
      <TextField {...field('last_name')} required maxLength={100} />
      <TextField {...field('email')} required type="email" maxLength={254} />
      <PhoneField {...field('phone')} />
      <div data-wide>
        <SelectField
          {...field('role')}
          required
          options={choices.roles}
          disabled={Boolean(roleLock)}
          hint={roleLock ?? t(`users_role_${values.role}_about`)}
          onChange={(value) => {
            const role = staffRoles.find((one) => one === value)
            if (role) set('role', role)
          }}
        />
      </div>
      <SelectField
        {...field('language')}
        required
        options={languages.map((value) => ({ value, displayName: t(`shell_language_${value}`) }))}
        onChange={(value) => {
          const language = languages.find((one) => one === value)
          if (language) set('language', language)
        }}
      />
      <ManyField
        {...field('teams')}
        options={choices.teams}
        hint={choices.teams.length === 0 ? t('users_no_teams_yet') : undefined}
      />
      {children && <div data-wide>{children}</div>}
    </FieldColumns>
  )
}
