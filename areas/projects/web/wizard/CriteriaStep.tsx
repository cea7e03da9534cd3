// Last page of the wizard: which investors are admitted, and on what conditions.

import { Checkbox, Stack } from '@mantine/core'
import { ManyField } from '#platform/web/form/fields/ManyField.tsx'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import type { ProjectData } from '../../contract/project-data.ts'
import { investorTypes } from '../../rules/project-choices.ts'
import { useFieldsOf } from './use-fields-of.ts'
import type { PartProps } from './use-project-wizard.ts'

export function CriteriaStep(props: PartProps<ProjectData['criteriaForm']>) {
  const t = useText()
  const { values, set } = props
  const { shared, text } = useFieldsOf(props)
  return (
    <Stack gap={20}>
      <ManyField
        {...shared('investorTypes')}
        hint={t('projects_investor_types_hint')}
        value={values.investorTypes}
        onChange={(chosen) =>
          set(
            'investorTypes',
            investorTypes.filter((one) => chosen.includes(one)),
          )
        }
        options={investorTypes.map((value) => ({ value, displayName: t(`projects_investor_${value}`) }))}
      />
      {(['excludesPersonsAbroad', 'asksProofOfFunds'] as const).map((field) => (
        <Checkbox
          key={field}
          label={t(`projects_field_${field}`)}
          checked={values[field]}
          onChange={(event) => set(field, event.currentTarget.checked)}
        />
      ))}
      <TextAreaField {...text('note')} rows={4} />
    </Stack>
  )
}
