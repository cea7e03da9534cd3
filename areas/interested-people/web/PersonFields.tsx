// Form fields of a person and their wishes: the same for recording and for correcting.

import { languages } from '#platform/rules/project-type.ts'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { PhoneField } from '#platform/web/form/fields/PhoneField.tsx'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import type { PersonData } from '../contract/person.ts'
import { personSources, personTitles } from '../rules/person-state.ts'
import { WantedObjectsField } from './WantedObjectsField.tsx'

type Field = keyof PersonData

interface Props {
  values: PersonData
  set: <Name extends Field>(field: Name, value: PersonData[Name]) => void
  errorOf: (field: string) => string | undefined
}

export const labelsOf = (t: ReturnType<typeof useText>, values: PersonData): Record<string, string> =>
  Object.fromEntries(Object.keys(values).map((field) => [field, t(`interested_people_field_${field}`)]))

export function PersonFields(props: Props) {
  return (
    <>
      <Contact {...props} />
      <Wishes {...props} />
      <Origin {...props} />
    </>
  )
}

function useShared({ values, set, errorOf }: Props) {
  const t = useText()
  return <Name extends Field>(name: Name) => ({
    name,
    label: t(`interested_people_field_${name}`),
    error: errorOf(name),
    value: values[name],
    onChange: (value: PersonData[Name]) => set(name, value),
  })
}

const oneOf = <Value extends string>(all: readonly Value[], chosen: string | null): Value | null =>
  all.find((one) => one === chosen) ?? null

function Contact(props: Props) {
  const t = useText()
  const shared = useShared(props)
  const { values, set } = props
  return (
    <>
      <SelectField
        {...shared('title')}
        options={personTitles.map((value) => ({ value, displayName: t(`interested_people_title_${value}`) }))}
        onChange={(value) => set('title', oneOf(personTitles, value))}
      />
      <SelectField
        {...shared('language')}
        required
        options={languages.map((value) => ({ value, displayName: t(`general_language_${value}`) }))}
        onChange={(value) => set('language', oneOf(languages, value) ?? values.language)}
      />
      <TextField {...shared('firstName')} maxLength={60} />
      <TextField {...shared('lastName')} required maxLength={60} />
      <TextField
        {...shared('contactEmail')}
        type="email"
        value={values.contactEmail ?? ''}
        onChange={(address) => set('contactEmail', address || null)}
      />
      <PhoneField
        {...shared('contactPhone')}
        value={values.contactPhone ?? ''}
        onChange={(phone) => set('contactPhone', phone || null)}
      />
    </>
  )
}

function Wishes(props: Props) {
  const t = useText()
  const shared = useShared(props)
  const { values, set } = props
  return (
    <>
      <div data-wide>
        <WantedObjectsField {...shared('objects')} hint={t('interested_people_objects_hint')} />
      </div>
      <NumberStepper {...shared('roomsFrom')} min={1} max={20} step={0.5} decimals={1} />
      <NumberStepper {...shared('rentMax')} min={0} step={50} decimals={2} unit="CHF" />
      <DateField
        {...shared('moveInFrom')}
        value={values.moveInFrom ?? ''}
        onChange={(day) => set('moveInFrom', day || null)}
      />
    </>
  )
}

function Origin(props: Props) {
  const t = useText()
  const shared = useShared(props)
  const { values, set } = props
  return (
    <>
      <SelectField
        {...shared('source')}
        required
        options={personSources.map((value) => ({ value, displayName: t(`interested_people_source_${value}`) }))}
        onChange={(value) => set('source', oneOf(personSources, value) ?? values.source)}
      />
      <div data-wide>
        <TextAreaField
          {...shared('remark')}
          value={values.remark ?? ''}
          onChange={(remark) => set('remark', remark || null)}
          rows={3}
          maxLength={2000}
        />
      </div>
      <DateField
        {...shared('consentedOn')}
        hint={t('interested_people_consent_hint')}
        value={values.consentedOn ?? ''}
        onChange={(day) => set('consentedOn', day || null)}
      />
    </>
  )
}
