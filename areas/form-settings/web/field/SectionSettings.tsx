// Settings of a section: title, person, condition, and adding questions.

import { Switch } from '@mantine/core'
import { useState } from 'react'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import type { FormSection } from '#areas/forms/rules/form-definition.ts'
import { without } from '../../rules/definition-edits.ts'
import { sectionAt, type SectionPlace } from '../../rules/places.ts'
import { AddFields } from './AddFields.tsx'
import { useBench, useBenchState, useSectionChange } from '../builder/bench-context.ts'
import { ConditionPart } from '../conditions/ConditionPart.tsx'
import { HeadingLawPart } from './LawPart.tsx'
import { MoveModal } from '../outline/MoveModal.tsx'
import { PlaceProblems } from '../builder/PlaceProblems.tsx'
import { SettingsHead } from './SettingsHead.tsx'
import { TextPair } from './TextPair.tsx'
import { useAnswersIn } from '../builder/use-answers-in.ts'
import { SettingsPart } from './SettingsPart.tsx'

const whom = ['household', 'adult', 'child'] as const

export function SectionSettings({ place }: { place: SectionPlace }) {
  const t = useText()
  const { workbench } = useBench()
  const section = useBenchState(({ history }) => sectionAt(history.present, place))
  const change = useSectionChange(place)
  const answers = useAnswersIn(section ? [section] : [])
  const [moves, setMoves] = useState(false)
  if (!section) return null
  const actions = [
    { key: 'move', title: t('form_settings_move_to'), allowed: true, run: () => setMoves(true) },
    {
      key: 'remove',
      title: t('form_settings_remove_section'),
      danger: true,
      allowed: answers === 0,
      reason: answers > 0 ? t('form_settings_remove_answered', { count: answers }) : null,
      run: () => workbench.remove(place, (form) => without(form, place)),
    },
  ]
  return (
    <>
      <SettingsHead place={place} kind={t('form_settings_a_section')} actions={actions} />
      <PlaceProblems place={place} />
      <HeadingLawPart heading={section} change={change} />
      <AddFields place={place} />
      <SettingsPart>
        <TextPair
          label={t('form_settings_property_title')}
          name="title"
          value={section.title}
          onChange={(title, about) => change({ title }, about)}
        />
        <TextPair
          label={t('form_settings_property_hint')}
          name="hint"
          rows={2}
          maxLength={1000}
          value={section.hint}
          onChange={(hint, about) => change({ hint: isBlank(hint) ? undefined : hint }, about)}
        />
        <Whom place={place} section={section} hasAnswers={answers > 0} />
        <Switch
          label={t('form_settings_section_active')}
          checked={section.active}
          onChange={(event) => change({ active: event.currentTarget.checked })}
        />
      </SettingsPart>
      <ConditionPart
        of={section.of}
        fieldKey={null}
        condition={section.condition}
        onChange={(condition, about) => change({ condition }, about)}
      />
      {moves && <MoveModal place={place} onClose={() => setMoves(false)} />}
    </>
  )
}

const isBlank = (text: FormSection['title']) => typeof text !== 'string' && !text.de.trim() && !text.fr.trim()

function Whom({ place, section, hasAnswers }: { place: SectionPlace; section: FormSection; hasAnswers: boolean }) {
  const t = useText()
  const change = useSectionChange(place)
  const reason =
    place.step !== 'people' ? 'form_settings_whom_elsewhere' : hasAnswers ? 'form_settings_whom_answered' : null
  return (
    <SelectField
      label={t('form_settings_property_of')}
      required
      {...(reason && { hint: t(reason) })}
      disabled={reason !== null}
      options={whom.map((value) => ({ value, displayName: t(`form_settings_value_${value}`) }))}
      value={section.of}
      onChange={(value) => {
        const of = whom.find((one) => one === value)
        if (of) change({ of })
      }}
    />
  )
}
