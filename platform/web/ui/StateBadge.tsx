// A state: its colour and always its word.

import { useText } from '../i18n/texts.ts'
import type { Tone } from '../theme/tokens.ts'
import { toneOf } from './state-tone.ts'
import styles from './StateBadge.module.css'

interface Props {
  /** The wire key, such as `active.in_progress`; decides the colour. */
  state: string
  /** The word as the server says it; without it the shared text `state_<key>`. */
  title?: string | undefined
  /** For things that are no state of the product but look like one. */
  tone?: Tone
}

export function StateBadge({ state, title, tone = toneOf(state) }: Props) {
  const t = useText()
  return (
    <span className={styles.badge} data-tone={tone}>
      <span className={styles.dot} aria-hidden />
      {title ?? t(`state_${state.replaceAll('.', '_')}`)}
    </span>
  )
}
