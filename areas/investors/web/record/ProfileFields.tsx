// Search profile of an investor: the same fields for staff and for the investor behind a mailed link.

import { TagsInput } from '@mantine/core'
import { cantons } from '#areas/buildings/rules/cantons.ts'
import { buildingZones, propertyUses, transactionTypes } from '#areas/projects/rules/project-choices.ts'
import { ManyField } from '#platform/web/form/fields/ManyField.tsx'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { useInputProps } from '#platform/web/form/field-props.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { ProfileData } from '../../contract/investor.ts'
import { propertyStates, riskClasses } from '../../rules/investor-facts.ts'
import { choicesOf, someOf } from './investor-form.ts'

interface Props {
  values: ProfileData
  set: <Name extends keyof ProfileData>(field: Name, value: ProfileData[Name]) => void
  errorOf: (field: string) => string | undefined
}

export function ProfileFields({ values, set, errorOf }: Props) {
  const t = useText()
  const open = t('investors_open_wish')
  const shared = (name: keyof ProfileData) => ({
    name,
    label: t(`investors_field_${name}`),
    error: errorOf(name),
  })
  const many = (name: keyof ProfileData & ('cantons' | 'propertyUses'), prefix: string, all: readonly string[]) => ({
    ...shared(name),
    value: [...values[name]],
    options: choicesOf(t, prefix, all),
    placeholder: open,
  })
  return (
    <>
      <ManyField
        {...many('cantons', 'maps_canton_', cantons)}
        onChange={(chosen) => set('cantons', someOf(cantons, chosen))}
      />
      <PostalCodesField
        {...shared('postalCodes')}
        value={values.postalCodes}
        onChange={(codes) => set('postalCodes', codes)}
      />
      <ManyField
        {...many('propertyUses', 'projects_use_', propertyUses)}
        onChange={(chosen) => set('propertyUses', someOf(propertyUses, chosen))}
      />
      <ManyField
        {...shared('buildingZones')}
        value={[...values.buildingZones]}
        options={choicesOf(t, 'projects_zone_', buildingZones)}
        placeholder={open}
        onChange={(chosen) => set('buildingZones', someOf(buildingZones, chosen))}
      />
      <ManyField
        {...shared('propertyStates')}
        value={[...values.propertyStates]}
        options={choicesOf(t, 'investors_property_state_', propertyStates)}
        placeholder={open}
        onChange={(chosen) => set('propertyStates', someOf(propertyStates, chosen))}
      />
      <ManyField
        {...shared('riskClasses')}
        value={[...values.riskClasses]}
        options={choicesOf(t, 'investors_risk_', riskClasses)}
        placeholder={open}
        onChange={(chosen) => set('riskClasses', someOf(riskClasses, chosen))}
      />
      <ManyField
        {...shared('dealTypes')}
        value={[...values.dealTypes]}
        options={choicesOf(t, 'projects_transaction_', transactionTypes)}
        placeholder={open}
        onChange={(chosen) => set('dealTypes', someOf(transactionTypes, chosen))}
      />
      <NumberStepper
        {...shared('yieldFrom')}
        value={values.yieldFrom}
        onChange={(value) => set('yieldFrom', value)}
        min={0}
        max={100}
        step={0.1}
        decimals={2}
        unit="%"
      />
      <Amount {...shared('volumeFrom')} value={values.volumeFrom} onChange={(value) => set('volumeFrom', value)} />
      <Amount {...shared('volumeTo')} value={values.volumeTo} onChange={(value) => set('volumeTo', value)} />
      <Amount {...shared('ticketSize')} value={values.ticketSize} onChange={(value) => set('ticketSize', value)} />
      <div data-wide>
        <TextAreaField
          {...shared('profileNote')}
          value={values.profileNote}
          onChange={(note) => set('profileNote', note)}
          rows={3}
          maxLength={2000}
        />
      </div>
    </>
  )
}

interface AmountProps {
  name: string
  label: string
  error: string | undefined
  value: number | null
  onChange: (value: number | null) => void
}

const Amount = (props: AmountProps) => <NumberStepper {...props} min={0} max={1e11} step={1_000_000} unit="CHF" />

interface CodesProps {
  name: string
  label: string
  error: string | undefined
  value: string[]
  onChange: (codes: string[]) => void
}

function PostalCodesField(props: CodesProps) {
  const t = useText()
  const input = useInputProps({ ...props, hint: t('investors_postal_codes_hint') })
  return (
    <TagsInput
      {...input}
      value={props.value}
      onChange={props.onChange}
      splitChars={[',', ' ', ';']}
      maxTags={50}
      placeholder={props.value.length === 0 ? t('investors_postal_codes_placeholder') : ''}
    />
  )
}
