// The texts of a question: label and hint.

import { useText } from '#platform/web/i18n/texts.ts'
import { catalogueField } from '#areas/forms/rules/field-catalogue.ts'
import { fieldType } from '#areas/forms/rules/form-definition.ts'
import { isOwnText, type FormText } from '#areas/forms/rules/form-text.ts'
import { noText } from '../../rules/new-parts.ts'
import type { FieldPlace } from '../../rules/places.ts'
import { useFieldChange, useFieldPart, useSectionPart } from '../builder/bench-context.ts'
import { TextPair } from './TextPair.tsx'
import { SettingsPart } from './SettingsPart.tsx'

export function FieldTexts({ place }: { place: FieldPlace }) {
  const t = useText()
  const of = useSectionPart(place, 'of') ?? 'household'
  const label = useFieldPart(place, 'label') ?? noText
  const hint = useFieldPart(place, 'hint')
  const type = useFieldPart(place, 'type')
  const change = useFieldChange(place)
  const product = catalogueField(of, place.field)?.field
  const isNote = type === fieldType.html
  return (
    <SettingsPart>
      <TextPair
        label={t(isNote ? 'form_settings_note' : 'form_settings_property_label')}
        name="label"
        rows={isNote ? 4 : 1}
        maxLength={isNote ? 4000 : 500}
        value={label}
        product={product?.label}
        onChange={(value, about) => change({ label: value }, about)}
      />
      {!isNote && type !== fieldType.hidden && (
        <TextPair
          label={t('form_settings_property_hint')}
          name="hint"
          maxLength={1000}
          value={hint}
          product={product?.hint}
          onChange={(value, about) => change({ hint: isBlank(value) ? undefined : value }, about)}
        />
      )}
    </SettingsPart>
  )
}

const isBlank = (text: FormText) => isOwnText(text) && text.de === '' && text.fr === ''
