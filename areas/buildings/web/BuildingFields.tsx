// Fields of a building in address order.

import { Checkbox } from '@mantine/core'
import { fieldId } from '#platform/web/form/field-props.ts'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { YesNoUnknown } from '#platform/web/form/fields/YesNoUnknown.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import type { BuildingData } from '../contract/buildings.ts'
import { buildingFactKeys, type BuildingFactKey } from '../rules/building-facts.ts'
import { PostcodeField } from './PostcodeField.tsx'

interface Props {
  form: {
    values: BuildingData
    set: <Field extends keyof BuildingData>(field: Field, value: BuildingData[Field]) => void
    errorOf: (name: string) => string | undefined
  }
}

export function BuildingFields({ form: { values, set, errorOf } }: Props) {
  const t = useText()
  const field = <Name extends keyof BuildingData>(name: Name) => ({
    name,
    label: t(`buildings_field_${name}`),
    value: values[name],
    onChange: (value: BuildingData[Name]) => set(name, value),
    error: errorOf(name),
  })
  const words = (name: 'colony' | 'district' | 'ownerName' | 'egid' | BuildingFactKey) => ({
    ...field(name),
    value: values[name] ?? '',
    onChange: (value: string) => set(name, value || null),
  })
  return (
    <>
      <div data-wide>
        <TextField {...field('title')} required />
      </div>
      <TextField {...field('street')} required />
      <TextField {...field('houseNumber')} required />
      <PostcodeField
        {...field('postalCode')}
        required
        placeholder={t('buildings_postal_code_hint')}
        onPlace={({ postalCode, city, canton }) => {
          set('postalCode', postalCode)
          set('city', city)
          set('canton', canton)
        }}
      />
      <TextField {...field('city')} required />
      <TextField {...field('canton')} required />
      <div data-wide>
        <Checkbox
          id={fieldId('hidesHouseNumber')}
          label={t('buildings_field_hidesHouseNumber')}
          description={t('buildings_hides_house_number_hint')}
          checked={values.hidesHouseNumber}
          onChange={({ currentTarget }) => set('hidesHouseNumber', currentTarget.checked)}
        />
      </div>
      <TextField {...words('colony')} />
      <TextField {...words('district')} />
      <NumberStepper {...field('constructionYear')} min={1200} max={2100} isYear />
      <NumberStepper
        {...field('floors')}
        required
        min={1}
        max={60}
        onChange={(value: number | null) => set('floors', value ?? 1)}
      />
      <YesNoUnknown {...field('hasLift')} />
      <TextField {...words('ownerName')} />
      <TextField {...words('egid')} />
      {buildingFactKeys.map((key) => (
        <TextField key={key} {...words(key)} />
      ))}
    </>
  )
}
