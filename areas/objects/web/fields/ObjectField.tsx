// Renders one field of an object from its declaration. Used by the wizard and the panel.

import { Checkbox } from '@mantine/core'
import { OwnerNameField } from '#areas/owners/web/public.tsx'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { fieldId } from '#platform/web/form/field-props.ts'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { YesNoUnknown } from '#platform/web/form/fields/YesNoUnknown.tsx'
import { formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { coreField } from '../../rules/core-fields.ts'
import { facts, type Fact } from '../../rules/object-facts.ts'
import { isCore, type ObjectField as FieldKey } from '../../rules/object-sections.ts'
import { features, objectTypes, orientations } from '../../rules/object-types.ts'
import type { ObjectFormProps } from './object-form.ts'
import styles from './ObjectFields.module.css'

interface Props extends ObjectFormProps {
  name: FieldKey
}

export function ObjectField({ name, form, asked, areaOfPlan = null }: Props) {
  const t = useText()
  const declared = isCore(name) ? coreField(name) : (facts[name] as Fact)
  const bounds = 'bounds' in declared ? declared.bounds : undefined
  const value = form.values[name]
  // The declaration defines the value's type, and the contract rejects others.
  const set = (next: unknown) => form.set(name, next as never)
  const shared = {
    name,
    label: t(`objects_field_${name}`),
    error: form.errorOf(name),
    required: 'required' in declared ? declared.required : false,
  }
  const typed = { ...shared, value: typeof value === 'string' ? value : '', onChange: (text: string) => set(text) }
  const words = shared.required ? typed : { ...typed, onChange: (text: string) => set(text || null) }
  const number = { ...shared, value: typeof value === 'number' ? value : null, onChange: set, ...bounds }
  const choice = (options: readonly string[], wordOf: (option: string) => string) => (
    <SelectField
      {...shared}
      value={typeof value === 'string' ? value : null}
      onChange={set}
      options={options.map((option) => ({ value: option, displayName: wordOf(option) }))}
    />
  )
  switch (declared.kind) {
    case 'line':
      return name === 'owner' ? <OwnerNameField {...words} /> : <TextField {...words} />
    case 'link':
      return <TextField {...words} type="url" maxLength={500} placeholder="https://" />
    case 'text':
      return <TextAreaField {...words} rows={3} maxLength={4000} />
    case 'day':
      return <DateField {...words} />
    case 'number':
      return (
        <NumberStepper
          min={0}
          decimals={bounds ? 0 : 2}
          {...number}
          hint={name === 'maxApplications' ? t('objects_max_applications_hint') : undefined}
        />
      )
    case 'count':
      return <NumberStepper {...number} min={0} max={99} />
    case 'area':
      return (
        <NumberStepper
          min={0}
          step={1}
          {...number}
          decimals={1}
          unit="m²"
          hint={
            name === 'area' && areaOfPlan !== null
              ? t('objects_area_of_plan', { area: formatNumber(areaOfPlan) })
              : undefined
          }
        />
      )
    case 'money':
      return <NumberStepper min={0} step={5} {...number} decimals={2} unit="CHF" />
    case 'yesNo':
      return <YesNoUnknown {...shared} value={typeof value === 'boolean' ? value : null} onChange={set} />
    case 'type':
      return choice(objectTypes[asked.kind], (type) => t(`objects_type_${type}`))
    case 'orientation':
      return choice(orientations, (side) => t(`objects_orientation_${side}`))
    case 'choice':
      return choice('choices' in declared ? (declared.choices ?? []) : [], (one) => t(`objects_choice_${name}_${one}`))
    case 'features':
      return (
        <Checkbox.Group
          id={fieldId(name)}
          label={shared.label}
          error={shared.error}
          value={form.values.features}
          onChange={(chosen) => set(features.filter((one) => chosen.includes(one)))}
        >
          <div className={styles.features}>
            {features.map((one) => (
              <Checkbox key={one} value={one} label={t(`objects_feature_${one}`)} />
            ))}
          </div>
        </Checkbox.Group>
      )
  }
}
