// Form fields of a person who asked about a project for sale.

import { Select } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { choicesEndpoint } from '#platform/contract/table.ts'
import { languages } from '#platform/rules/project-type.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useInputProps } from '#platform/web/form/field-props.ts'
import { PhoneField } from '#platform/web/form/fields/PhoneField.tsx'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { projectChoices, type InterestedData } from '../../contract/interested.ts'
import { investorSources, investorTitles } from '../../rules/investor-facts.ts'
import { choicesOf, oneOf } from '../record/investor-form.ts'

interface Props {
  values: InterestedData
  set: <Name extends keyof InterestedData>(field: Name, value: InterestedData[Name]) => void
  errorOf: (field: string) => string | undefined
}

export function InterestedFields({ values, set, errorOf }: Props) {
  const t = useText()
  const shared = (name: keyof InterestedData) => ({
    name,
    label: t(`investors_field_${name}`),
    error: errorOf(name),
  })
  return (
    <>
      <SelectField
        {...shared('title')}
        value={values.title}
        options={choicesOf(t, 'investors_title_', investorTitles)}
        onChange={(value) => set('title', oneOf(investorTitles, value))}
      />
      <SelectField
        {...shared('language')}
        required
        value={values.language}
        options={choicesOf(t, 'general_language_', languages)}
        onChange={(value) => set('language', oneOf(languages, value) ?? values.language)}
      />
      <TextField
        {...shared('firstName')}
        value={values.firstName}
        onChange={(name) => set('firstName', name)}
        maxLength={60}
      />
      <TextField
        {...shared('lastName')}
        required
        value={values.lastName}
        onChange={(name) => set('lastName', name)}
        maxLength={60}
      />
      <div data-wide>
        <TextField
          {...shared('company')}
          value={values.company}
          onChange={(name) => set('company', name)}
          maxLength={200}
        />
      </div>
      <TextField
        {...shared('contactEmail')}
        type="email"
        value={values.contactEmail ?? ''}
        onChange={(email) => set('contactEmail', email || null)}
      />
      <PhoneField
        {...shared('contactPhone')}
        value={values.contactPhone ?? ''}
        onChange={(phone) => set('contactPhone', phone || null)}
      />
      <ProjectField {...shared('project')} value={values.project} onChange={(project) => set('project', project)} />
      <SelectField
        {...shared('source')}
        required
        value={values.source}
        options={choicesOf(t, 'investors_source_', investorSources)}
        onChange={(value) => set('source', oneOf(investorSources, value) ?? values.source)}
      />
      <div data-wide>
        <TextAreaField
          {...shared('remark')}
          value={values.remark}
          onChange={(remark) => set('remark', remark)}
          rows={3}
          maxLength={2000}
        />
      </div>
      <DateField
        {...shared('consentedOn')}
        hint={t('investors_consent_hint')}
        value={values.consentedOn ?? ''}
        onChange={(day) => set('consentedOn', day || null)}
      />
    </>
  )
}

const searchProjects = choicesEndpoint(projectChoices)

interface ProjectFieldProps {
  name: string
  label: string
  error: string | undefined
  value: InterestedData['project']
  onChange: (project: InterestedData['project']) => void
}

function ProjectField(props: ProjectFieldProps) {
  const t = useText()
  const { value, onChange } = props
  const input = useInputProps(props)
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const { data } = useQuery({
    ...queryOf(searchProjects, { query: { search } }),
    placeholderData: keepPreviousData,
  })
  const known = new Map([...(value ? [value] : []), ...(data?.items ?? [])].map((one) => [one.value, one]))
  return (
    <Select
      {...input}
      data={[...known.values()].map((one) => ({ value: one.value, label: one.displayName }))}
      value={value?.value ?? null}
      onChange={(id) => onChange((id && known.get(id)) || null)}
      searchable
      clearable
      onSearchChange={setTyped}
      filter={({ options }) => options}
      nothingFoundMessage={t('general_no_entries_available')}
    />
  )
}
