// Counts per state in one line; each links to the list of that state.

import { formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { StateLabel } from './StateLabel.tsx'
import styles from './StateFigures.module.css'

interface Counted {
  state: string
  count: number
  capped?: boolean
}

interface Props {
  /** Text key. */
  title: string
  path: string
  counts: readonly Counted[] | null
  /** Text key of a state; the state's own label if absent. */
  wordOf?: (state: string) => string
}

const stateText = (state: string) => `state_${state}`

export function StateFigures({ title, path, counts, wordOf = stateText }: Props) {
  const t = useText()
  if (!counts || counts.length === 0) return null
  return (
    <div className={styles.group}>
      <span className={styles.title}>{t(title)}</span>
      <ul className={styles.figures}>
        {counts.map(({ state, count, capped }) => (
          <li key={state}>
            <ScreenLink to={path} search={{ state }} className={styles.figure}>
              <StateLabel state={state} word={t(wordOf(state))} />
              <span className={styles.number}>
                {formatNumber(count)}
                {capped ? '+' : ''}
              </span>
            </ScreenLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
