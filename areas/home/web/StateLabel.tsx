// A state's word with its colour, without the ground of a badge: a tile has its own.

import { useText } from '#platform/web/i18n/texts.ts'
import { toneOf } from '#platform/web/ui/state-tone.ts'
import styles from './StateLabel.module.css'

export function StateLabel({ state }: { state: string }) {
  const t = useText()
  return (
    <span className={styles.label}>
      <span className={styles.dot} style={{ background: `var(--q-${toneOf(state)}-mark)` }} aria-hidden />
      {t(`state_${state.replaceAll('.', '_')}`)}
    </span>
  )
}
