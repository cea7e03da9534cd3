// Form fields of a team: name, purpose, and members.

import type { FieldsOf } from '#areas/project-settings/web/public.tsx'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import type { TeamData } from '../contract/teams.ts'
import { ManyField } from '#platform/web/form/fields/ManyField.tsx'
import { FieldColumns } from '#platform/web/kit/FieldColumns.tsx'

interface Props {
  form: FieldsOf<TeamData>
  people: readonly { value: string; displayName: string }[]
}

export function TeamFields({ form: { values, set, errorOf }, people }: Props) {
  const t = useText()
  const field = <Name extends keyof TeamData>(name: Name) => ({
    name,
    label: t(`users_team_field_${name}`),
    value: values[name],
    onChange: (value: TeamData[Name]) => set(name, value),
    error: errorOf(name),
  })
  return (
    <FieldColumns>
      <div data-wide>
        <TextField {...field('name')} required maxLength={100} />
      </div>
      <div data-wide>
        <TextAreaField {...field('description')} maxLength={500} rows={2} />
      </div>
      <div data-wide>
        <ManyField {...field('members')} options={people} />
      </div>
    </FieldColumns>
  )
}
