// Criteria fields, shared by the staff form and the public form. Fields irrelevant to the chosen kinds are hidden.

import { Checkbox } from '@mantine/core'
import { use } from 'react'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { fieldId, MarksRequired } from '#platform/web/form/field-props.ts'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import type { CriteriaData, RequestData } from '../../contract/criteria.ts'
import { needs, soughtKinds } from '../../rules/criteria.ts'
import { PlacesField } from './PlacesField.tsx'
import styles from './CriteriaFields.module.css'

interface Props {
  values: CriteriaData
  set: <Field extends keyof RequestData>(field: Field, value: RequestData[Field]) => void
  errorOf: (field: string) => string | undefined
}

type Field = keyof CriteriaData

export function CriteriaFields({ values, set, errorOf }: Props) {
  const t = useText()
  const shared = <Name extends Field>(name: Name) => ({
    name,
    label: t(`waitlist_field_${name}`),
    error: errorOf(name),
    value: values[name],
    onChange: (value: RequestData[Name]) => set(name, value),
  })
  const isHome = values.kinds.includes('apartment')
  const hasArea = values.kinds.some((kind) => kind !== 'parkingspace')
  return (
    <>
      <div data-wide>
        <Choices required all={soughtKinds} wordOf={(kind) => t(`waitlist_kind_${kind}`)} {...shared('kinds')} />
      </div>
      {isHome && (
        <>
          <NumberStepper {...shared('roomsFrom')} min={1} max={20} step={0.5} decimals={1} />
          <NumberStepper {...shared('roomsTo')} min={1} max={20} step={0.5} decimals={1} />
        </>
      )}
      <NumberStepper {...shared('rentMax')} min={0} step={50} decimals={2} unit="CHF" hint={t('waitlist_rent_hint')} />
      {hasArea && <NumberStepper {...shared('areaFrom')} min={0} step={5} decimals={1} unit="m²" />}
      <div data-wide>
        <PlacesField
          {...shared('places')}
          hint={t('waitlist_places_hint')}
          onChange={(places) => set('places', [...places])}
        />
      </div>
      <DateField
        {...shared('moveInFrom')}
        value={values.moveInFrom ?? ''}
        onChange={(day) => set('moveInFrom', day || null)}
      />
      <div data-wide className={styles.pair}>
        <NumberStepper
          {...shared('adults')}
          required
          min={1}
          max={20}
          onChange={(count) => set('adults', count ?? 0)}
        />
        <NumberStepper
          {...shared('children')}
          required
          min={0}
          max={20}
          onChange={(count) => set('children', count ?? 0)}
        />
      </div>
      {isHome && (
        <div data-wide>
          <Choices all={needs} wordOf={(need) => t(`waitlist_need_${need}`)} {...shared('needs')} />
        </div>
      )}
      <div data-wide>
        <TextAreaField
          {...shared('note')}
          value={values.note ?? ''}
          onChange={(note) => set('note', note || null)}
          rows={3}
          maxLength={2000}
        />
      </div>
    </>
  )
}

interface ChoicesProps<Value extends string> {
  name: string
  label: string
  error: string | undefined
  required?: boolean
  all: readonly Value[]
  wordOf: (value: Value) => string
  value: readonly Value[]
  onChange: (value: Value[]) => void
}

function Choices<Value extends string>({
  name,
  label,
  error,
  required = false,
  all,
  wordOf,
  value,
  onChange,
}: ChoicesProps<Value>) {
  return (
    <Checkbox.Group
      id={fieldId(name)}
      label={label}
      error={error || null}
      withAsterisk={use(MarksRequired) && required}
      value={[...value]}
      onChange={(chosen) => onChange(all.filter((one) => chosen.includes(one)))}
    >
      <div className={styles.choices}>
        {all.map((one) => (
          <Checkbox key={one} value={one} label={wordOf(one)} />
        ))}
      </div>
    </Checkbox.Group>
  )
}
