// Owner, form of ownership and contact people.

import { Stack } from '@mantine/core'
import { NewOwnerButton, OwnerSelect } from '#areas/owners/web/public.tsx'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { FieldColumns } from '#platform/web/kit/FieldColumns.tsx'
import type { ProjectData } from '../../contract/project-data.ts'
import { ownershipForms } from '../../rules/project-choices.ts'
import { ContactPeopleField } from './ContactPeopleField.tsx'
import { useFieldsOf } from './use-fields-of.ts'
import type { PartProps } from './use-project-wizard.ts'

export function ContactStep(props: PartProps<ProjectData['contactDetails']>) {
  const t = useText()
  const { values, set, errorOf, nameOf } = props
  const { shared, asValue } = useFieldsOf(props)
  return (
    <Stack gap={24}>
      <div>
        <FieldColumns>
          <OwnerSelect key={values.owner?.id} {...asValue('owner')} />
          <SelectField
            {...shared('ownershipForm')}
            value={values.ownershipForm}
            onChange={(form) => set('ownershipForm', ownershipForms.find((one) => one === form) ?? null)}
            options={ownershipForms.map((value) => ({ value, displayName: t(`projects_ownership_${value}`) }))}
          />
        </FieldColumns>
        <NewOwnerButton onCreated={(owner) => set('owner', owner)} />
      </div>
      <ContactPeopleField
        name={nameOf('contactPeople')}
        people={values.contactPeople}
        onChange={(people) => set('contactPeople', people)}
        errorOf={(field) => errorOf(`contactPeople.${field}`)}
      />
    </Stack>
  )
}
