// Settings of a step: title, active state, and adding a section.

import { Button, Switch } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { isFixedStep, mayBeSwitchedOff, withNewSection, without } from '../../rules/definition-edits.ts'
import { newSection } from '../../rules/new-parts.ts'
import type { StepPlace } from '../../rules/places.ts'
import { useBench, useStep, useStepChange } from '../builder/bench-context.ts'
import { HeadingLawPart } from './LawPart.tsx'
import { MoveModal } from '../outline/MoveModal.tsx'
import { PlaceProblems } from '../builder/PlaceProblems.tsx'
import { SettingsHead } from './SettingsHead.tsx'
import { TextPair } from './TextPair.tsx'
import { useAnswersIn } from '../builder/use-answers-in.ts'
import { SettingsPart } from './SettingsPart.tsx'
import styles from './Settings.module.css'

export function StepSettings({ place }: { place: StepPlace }) {
  const t = useText()
  const { workbench } = useBench()
  const step = useStep(place)
  const change = useStepChange(place)
  const answers = useAnswersIn(step?.sections ?? [])
  const [moves, setMoves] = useState(false)
  if (!step) return null
  const isFixed = isFixedStep(step.key)
  const addSection = () => {
    const form = workbench.now().history.present
    const section = newSection(form, 'household')
    workbench.edit({ kind: 'section', step: step.key, section: section.key }, () =>
      withNewSection(form, step.key, section),
    )
  }
  const remove = {
    key: 'remove',
    title: t('form_settings_remove_step'),
    danger: true,
    allowed: !isFixed && answers === 0,
    reason: isFixed
      ? t('form_settings_remove_fixed')
      : answers > 0
        ? t('form_settings_remove_answered', { count: answers })
        : null,
    run: () => workbench.remove(place, (form) => without(form, place)),
  }
  const move = {
    key: 'move',
    title: t('form_settings_move_to'),
    allowed: step.key !== 'summary',
    reason: step.key === 'summary' ? t('form_settings_move_summary') : null,
    run: () => setMoves(true),
  }
  return (
    <>
      <SettingsHead place={place} kind={t('form_settings_a_step')} actions={[move, remove]} />
      <PlaceProblems place={place} />
      <HeadingLawPart heading={step} change={change} />
      <SettingsPart>
        <TextPair
          label={t('form_settings_property_title')}
          name="title"
          value={step.title}
          onChange={(title, about) => change({ title }, about)}
        />
        <Switch
          label={t('form_settings_step_active')}
          description={t(mayBeSwitchedOff(step.key) ? 'form_settings_step_active_hint' : 'form_settings_step_needed')}
          checked={step.active}
          disabled={!mayBeSwitchedOff(step.key)}
          onChange={(event) => change({ active: event.currentTarget.checked })}
        />
      </SettingsPart>
      <SettingsPart>
        <div className={styles.row}>
          <Button variant="default" leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />} onClick={addSection}>
            {t('form_settings_add_section')}
          </Button>
        </div>
      </SettingsPart>
      {moves && <MoveModal place={place} onClose={() => setMoves(false)} />}
    </>
  )
}
