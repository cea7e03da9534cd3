// Badge of a state: its colour and always its label.

import { useText } from '../i18n/texts.ts'
import type { Tone } from '../theme/tokens.ts'
import { toneOf } from './state-tone.ts'
import styles from './StateBadge.module.css'

interface Props {
  /** State key, such as `active.in_progress`; determines the colour. */
  state: string
  /** Label from the server; by default the text `state_<key>`. */
  title?: string | undefined
  /** For badges that are no state of the product. */
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
