// Settings of the element selected in the outline.

import { useDeferredValue } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { fieldAt, wordOf, type Place } from '../../rules/places.ts'
import { useBenchState } from '../builder/bench-context.ts'
import { FieldSettings } from './FieldSettings.tsx'
import { SectionSettings } from './SectionSettings.tsx'
import { StartSettings } from './StartSettings.tsx'
import { StepSettings } from './StepSettings.tsx'
import styles from './SettingsArea.module.css'

/** Deferred so that the outline responds at once. `inert` prevents edits to the previous selection meanwhile. */
export function SettingsArea() {
  const now = useBenchState((state) => state.chosen)
  const chosen = useDeferredValue(now)
  return (
    <div className={styles.area} inert={wordOf(now) !== wordOf(chosen)}>
      <SettingsOf chosen={chosen} />
    </div>
  )
}

function SettingsOf({ chosen }: { chosen: Place }) {
  const t = useText()
  const isThere = useBenchState(
    ({ history }) => chosen.kind !== 'field' || fieldAt(history.present, chosen) !== undefined,
  )
  const key = wordOf(chosen)
  if (!isThere) return <p>{t('form_settings_nothing_chosen')}</p>
  if (chosen.kind === 'start') return <StartSettings />
  if (chosen.kind === 'step') return <StepSettings key={key} place={chosen} />
  return chosen.kind === 'section' ? (
    <SectionSettings key={key} place={chosen} />
  ) : (
    <FieldSettings key={key} place={chosen} />
  )
}
