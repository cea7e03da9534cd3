// Form fields of a cost: the same for planning and for correcting.

import type { Option } from './option.ts'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { YesNo } from '#platform/web/form/fields/YesNo.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import type { CostData } from '../../contract/cost.ts'
import { mostFrancs } from '#platform/rules/amounts/money.ts'
import { vatKinds } from '../../rules/vat.ts'
import { CostObjectField } from './CostObjectField.tsx'

type Field = keyof CostData

interface Props {
  values: CostData
  set: <Name extends Field>(field: Name, value: CostData[Name]) => void
  errorOf: (field: string) => string | undefined
  categories: readonly Option[]
  /** Fields that are closed in the state of the cost. */
  closed?: readonly string[]
}

export const labelsOf = (t: ReturnType<typeof useText>, values: CostData): Record<string, string> =>
  Object.fromEntries(Object.keys(values).map((field) => [field, t(`budget_field_${field}`)]))

export function CostFields(props: Props) {
  return (
    <>
      <About {...props} />
      <Amounts {...props} />
      <Payment {...props} />
    </>
  )
}

function useShared({ values, set, errorOf, closed = [] }: Props) {
  const t = useText()
  return <Name extends Field>(name: Name) => ({
    name,
    label: t(`budget_field_${name}`),
    error: errorOf(name),
    value: values[name],
    onChange: (value: CostData[Name]) => set(name, value),
    disabled: closed.includes(name),
  })
}

/** Choice that is no category: its name is typed in the field below. */
const newOne = 'new'

function About(props: Props) {
  const t = useText()
  const shared = useShared(props)
  const { values, set, categories } = props
  const [isNew, options] = [
    values.category === '',
    [...categories, { value: newOne, displayName: t('budget_category_new') }],
  ]
  return (
    <>
      <TextField {...shared('title')} required maxLength={120} />
      <SelectField
        {...shared('category')}
        required
        options={options}
        value={isNew ? (categories.length === 0 || values.newCategory ? newOne : null) : values.category}
        onChange={(value) => {
          set('category', value === newOne || value === null ? '' : value)
          set('newCategory', '')
        }}
      />
      {isNew && <TextField {...shared('newCategory')} required maxLength={80} hint={t('budget_category_new_hint')} />}
      <TextField {...shared('supplier')} maxLength={120} />
      <DateField {...shared('date')} required hint={t('budget_date_hint')} />
    </>
  )
}

function Amounts(props: Props) {
  const t = useText()
  const shared = useShared(props)
  const { values, set } = props
  const amount = { min: 0, max: mostFrancs, step: 100, decimals: 2, unit: 'CHF' }
  return (
    <>
      <NumberStepper
        {...shared('planned')}
        {...amount}
        required
        value={values.planned || null}
        onChange={(value) => set('planned', value ?? 0)}
      />
      <NumberStepper {...shared('actual')} {...amount} hint={t('budget_actual_hint')} />
      <SelectField
        {...shared('vat')}
        required
        options={vatKinds.map((value) => ({ value, displayName: t(`budget_vat_${value}`) }))}
        onChange={(value) => set('vat', vatKinds.find((one) => one === value) ?? values.vat)}
      />
      <YesNo {...shared('tax_included')} required onChange={(value) => set('tax_included', value ?? true)} />
      <YesNo
        {...shared('flatrate')}
        required
        onChange={(value) => set('flatrate', value ?? false)}
        hint={t('budget_flatrate_hint')}
      />
    </>
  )
}

function Payment(props: Props) {
  const t = useText()
  const shared = useShared(props)
  return (
    <>
      <div data-wide>
        <CostObjectField {...shared('object')} hint={t('budget_object_hint')} />
      </div>
      <TextField {...shared('platform')} maxLength={80} hint={t('budget_platform_hint')} />
      <TextField {...shared('iban')} maxLength={40} />
      <TextField {...shared('reference')} maxLength={40} />
      <div data-wide>
        <TextAreaField {...shared('note')} rows={3} maxLength={2000} />
      </div>
    </>
  )
}
