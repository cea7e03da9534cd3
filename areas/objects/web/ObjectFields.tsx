// The fields of an object. A kind without rooms is not asked for rooms, and what is sold has a price instead of a rent.

import { DateField } from '#platform/web/form/DateField.tsx'
import { NumberStepper } from '#platform/web/form/NumberStepper.tsx'
import { TextAreaField } from '#platform/web/form/TextAreaField.tsx'
import { TextField } from '#platform/web/form/TextField.tsx'
import { YesNo } from '#platform/web/form/YesNo.tsx'
import { formatMoney, formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { ObjectData } from '../contract/edit.ts'
import type { ObjectKind } from '../rules/object-state.ts'

interface Props {
  form: {
    values: ObjectData
    set: <Field extends keyof ObjectData>(field: Field, value: ObjectData[Field]) => void
    errorOf: (name: string) => string | undefined
  }
  kind: ObjectKind
  isForSale: boolean
  areaOfPlan: number | null
}

export function ObjectFields({ form, kind, isForSale, areaOfPlan }: Props) {
  const t = useText()
  const { values, set, errorOf } = form
  const isLivedIn = kind === 'apartment'
  const field = <Name extends keyof ObjectData>(name: Name) => ({
    name,
    label: t(`objects_field_${name}`),
    value: values[name],
    onChange: (value: ObjectData[Name]) => set(name, value),
    error: errorOf(name),
  })
  const words = (name: 'floor' | 'tenderTitle' | 'tenderNotice') => ({
    ...field(name),
    value: values[name] ?? '',
    onChange: (value: string) => set(name, value || null),
  })
  const agreed = (name: 'allowsDogs' | 'allowsCats' | 'isSubsidized') => ({
    ...field(name),
    required: true,
    onChange: (value: boolean | null) => set(name, value ?? false),
  })
  const money = { min: 0, step: 5, decimals: 2, unit: 'CHF' }
  const gross = values.netRent === null ? null : values.netRent + (values.ancillaryCost ?? 0)
  return (
    <>
      <div data-wide>
        <TextField {...field('title')} required />
      </div>
      <TextField {...field('reference_number')} required />
      <DateField
        {...field('move_in_date')}
        value={values.move_in_date ?? ''}
        onChange={(value) => set('move_in_date', value || null)}
      />
      {isLivedIn && <NumberStepper {...field('rooms')} min={0.5} max={30} step={0.5} decimals={1} />}
      {kind !== 'parkingspace' && (
        <NumberStepper
          {...field('area')}
          min={0.1}
          step={1}
          decimals={1}
          unit="m²"
          hint={areaOfPlan === null ? undefined : t('objects_area_of_plan', { area: formatNumber(areaOfPlan) })}
        />
      )}
      {kind !== 'plot' && <TextField {...words('floor')} />}
      {kind !== 'plot' && <NumberStepper {...field('floorNumber')} min={-9} max={99} />}
      {isForSale ? (
        <NumberStepper {...field('sellingPrice')} {...money} step={5000} />
      ) : (
        <>
          <NumberStepper {...field('netRent')} {...money} />
          <NumberStepper
            {...field('ancillaryCost')}
            {...money}
            hint={gross === null ? undefined : t('objects_gross_is', { amount: formatMoney(gross) })}
          />
          <NumberStepper {...field('deposit')} {...money} />
        </>
      )}
      {isLivedIn && (
        <>
          <NumberStepper {...field('minOccupancy')} min={0} max={99} />
          <NumberStepper {...field('maxOccupancy')} min={0} max={99} />
          <NumberStepper {...field('maxApplications')} min={1} max={10_000} hint={t('objects_max_applications_hint')} />
          <YesNo {...agreed('allowsDogs')} />
          <YesNo {...agreed('allowsCats')} />
          <YesNo {...agreed('isSubsidized')} />
        </>
      )}
      <div data-wide>
        <TextField {...words('tenderTitle')} />
      </div>
      <div data-wide>
        <TextAreaField {...words('tenderNotice')} rows={4} maxLength={4000} />
      </div>
    </>
  )
}
