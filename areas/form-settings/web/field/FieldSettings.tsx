// Settings of a question: texts, answers, conditions and privacy.

import { Badge, Group, Switch } from '@mantine/core'
import { useState } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { catalogueField } from '#areas/forms/rules/field-catalogue.ts'
import { fieldType, type FormSection } from '#areas/forms/rules/form-definition.ts'
import { without, withNewField } from '../../rules/definition-edits.ts'
import { copyOf } from '../../rules/new-parts.ts'
import { fieldAt, standingOf, type FieldPlace } from '../../rules/places.ts'
import { AnswerPart } from '../conditions/AnswerPart.tsx'
import { useBench, useFieldChange, useFieldPart, useSectionPart } from '../builder/bench-context.ts'
import { ConditionPart } from '../conditions/ConditionPart.tsx'
import { FieldTexts } from './FieldTexts.tsx'
import { LawPart } from './LawPart.tsx'
import { MoveModal } from '../outline/MoveModal.tsx'
import { PlaceProblems } from '../builder/PlaceProblems.tsx'
import { PrivacyPart } from './PrivacyPart.tsx'
import { SettingsHead } from './SettingsHead.tsx'
import { SettingsPart } from './SettingsPart.tsx'

export function FieldSettings({ place }: { place: FieldPlace }) {
  const t = useText()
  const type = useFieldPart(place, 'type') ?? fieldType.text
  const of = useSectionPart(place, 'of') ?? 'household'
  const { answersTo } = useBench()
  const answers = answersTo(of, place.field)
  const isProducts = catalogueField(of, place.field) !== undefined
  const [moves, setMoves] = useState(false)
  const actions = useActions(place, { answers, isProducts, onMove: () => setMoves(true) })
  return (
    <>
      <SettingsHead place={place} kind={t(`form_settings_type_${type}`)} actions={actions}>
        <Group gap={6} mt={4}>
          <Badge variant="default" tt="none" fw={500}>
            {t(isProducts ? 'form_settings_from_catalogue' : 'form_settings_own_field')}
          </Badge>
          {answers > 0 && (
            <Badge variant="default" tt="none" fw={500}>
              {t('form_settings_answers', { count: answers })}
            </Badge>
          )}
        </Group>
      </SettingsHead>
      <PlaceProblems place={place} />
      <LawPart place={place} />
      <FieldTexts place={place} />
      <InUse place={place} />
      <AnswerPart place={place} answers={answers} isProducts={isProducts} />
      <WhenPart place={place} of={of} />
      <PrivacyPart place={place} />
      {moves && <MoveModal place={place} onClose={() => setMoves(false)} />}
    </>
  )
}

/** The most important settings: required and switched on. */
function InUse({ place }: { place: FieldPlace }) {
  const t = useText()
  const active = useFieldPart(place, 'active') ?? false
  const required = useFieldPart(place, 'required') ?? false
  const type = useFieldPart(place, 'type')
  const change = useFieldChange(place)
  const mayBeRequired = type !== fieldType.hidden && type !== fieldType.html
  return (
    <SettingsPart>
      <Switch
        label={t('form_settings_field_active')}
        description={t('form_settings_field_active_hint')}
        checked={active}
        onChange={(event) => change({ active: event.currentTarget.checked })}
      />
      {mayBeRequired && (
        <Switch
          label={t('form_settings_property_required')}
          checked={required}
          onChange={(event) => change({ required: event.currentTarget.checked })}
        />
      )}
    </SettingsPart>
  )
}

function WhenPart({ place, of }: { place: FieldPlace; of: FormSection['of'] }) {
  const condition = useFieldPart(place, 'condition')
  const change = useFieldChange(place)
  return (
    <ConditionPart
      of={of}
      fieldKey={place.field}
      condition={condition}
      onChange={(next, about) => change({ condition: next }, about)}
    />
  )
}

interface About {
  answers: number
  isProducts: boolean
  onMove: () => void
}

/** An answered question is switched off instead of removed, because its answers refer to it. */
function useActions(place: FieldPlace, { answers, isProducts, onMove }: About) {
  const t = useText()
  const { workbench } = useBench()
  const duplicate = () => {
    const form = workbench.now().history.present
    const field = fieldAt(form, place)
    if (!field) return
    const copy = copyOf(form, field)
    const at = standingOf(form, place).index + 1
    workbench.edit({ ...place, field: copy.key }, () => withNewField(form, place, copy, at))
  }
  return [
    { key: 'move', title: t('form_settings_move_to'), allowed: true, run: onMove },
    {
      key: 'duplicate',
      title: t('form_settings_duplicate_field'),
      allowed: !isProducts,
      reason: isProducts ? t('form_settings_duplicate_not_products') : null,
      run: duplicate,
    },
    {
      key: 'remove',
      title: t('form_settings_remove_field'),
      danger: true,
      allowed: answers === 0,
      reason: answers > 0 ? t('form_settings_remove_answered', { count: answers }) : null,
      run: () => workbench.remove(place, (form) => without(form, place)),
    },
  ]
}
