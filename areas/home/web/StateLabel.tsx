// Label of a state in its colour, without a badge background, because a tile has its own.

import { toneOf } from '#platform/web/ui/state-tone.ts'
import styles from './StateLabel.module.css'

interface Props {
  /** State key, which determines the colour. */
  state: string
  word: string
}

export function StateLabel({ state, word }: Props) {
  return (
    <span className={styles.label}>
      <span className={styles.dot} style={{ background: `var(--q-${toneOf(state)}-mark)` }} aria-hidden />
      {word}
    </span>
  )
}
