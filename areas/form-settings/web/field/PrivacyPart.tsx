// Privacy settings of a question: data class, retention period and exports.

import { Switch } from '@mantine/core'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { catalogueField, proposedKeepMonths } from '#areas/forms/rules/field-catalogue.ts'
import { dataClasses, fieldType, type DataClass } from '#areas/forms/rules/form-definition.ts'
import type { FieldPlace } from '../../rules/places.ts'
import { useFieldChange, useFieldPart, useSectionPart } from '../builder/bench-context.ts'
import { AsksAbout } from './LawPart.tsx'
import { SettingsPart } from './SettingsPart.tsx'

export function PrivacyPart({ place }: { place: FieldPlace }) {
  const t = useText()
  const of = useSectionPart(place, 'of') ?? 'household'
  const own = useFieldPart(place, 'personalData')
  const keepMonths = useFieldPart(place, 'keepMonths')
  const isExported = useFieldPart(place, 'isExported') ?? true
  const type = useFieldPart(place, 'type')
  const change = useFieldChange(place)
  if (type === fieldType.html) return null
  const dataClass = own ?? catalogueField(of, place.field)?.personalData ?? 'none'
  const proposed = proposedKeepMonths[dataClass]
  const choose = (value: string | null) => {
    const chosen: DataClass | undefined = dataClasses.find((one) => one === value)
    if (!chosen) return
    // Keeps a period that the user has set.
    const isProposed = keepMonths === proposed
    change({ personalData: chosen, ...(isProposed && { keepMonths: proposedKeepMonths[chosen] }) })
  }
  return (
    <SettingsPart title={t('form_settings_part_privacy')}>
      <SelectField
        label={t('form_settings_property_personalData')}
        required
        options={dataClasses.map((value) => ({ value, displayName: t(`form_settings_value_${value}`) }))}
        value={dataClass}
        onChange={choose}
      />
      <NumberStepper
        label={t('form_settings_keep_months')}
        hint={t(proposed === undefined ? 'form_settings_keep_hint' : 'form_settings_keep_proposed', {
          months: proposed ?? 0,
        })}
        min={0}
        max={120}
        value={keepMonths ?? null}
        onChange={(value) => change({ keepMonths: value ?? undefined }, 'keepMonths')}
      />
      {type === fieldType.file && <Paper place={place} />}
      <AsksAbout place={place} />
      <Switch
        label={t('form_settings_property_isExported')}
        checked={isExported}
        onChange={(event) => change({ isExported: event.currentTarget.checked })}
      />
    </SettingsPart>
  )
}

const asked = ['everybody', 'chosen'] as const

/** Settings of a document field: required only from the chosen household, and needed for completeness. */
function Paper({ place }: { place: FieldPlace }) {
  const t = useText()
  const of = useFieldPart(place, 'asked') ?? 'everybody'
  const isNeeded = useFieldPart(place, 'isNeeded') ?? false
  const change = useFieldChange(place)
  return (
    <>
      <SelectField
        label={t('form_settings_property_asked')}
        required
        options={asked.map((value) => ({ value, displayName: t(`form_settings_value_${value}`) }))}
        value={of}
        onChange={(value) => {
          const chosen = asked.find((one) => one === value)
          if (chosen) change({ asked: chosen })
        }}
      />
      <Switch
        label={t('form_settings_property_isNeeded')}
        checked={isNeeded}
        onChange={(event) => change({ isNeeded: event.currentTarget.checked })}
      />
    </>
  )
}
