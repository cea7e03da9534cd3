// Renders a lazily loaded component. If it cannot be loaded, shows an error in its place and leaves the surroundings
// intact.

import { Button } from '@mantine/core'
import { createContext, use, useSyncExternalStore, type ComponentType, type FunctionComponent } from 'react'
import { useText } from '../../i18n/texts.ts'
import type { Arriving } from '../../core/arriving.ts'
import styles from './LaterPart.module.css'

/** Name of the place that the part fills, if it has one. */
export const PartName = createContext('')

/** The component must be rendered within a `Suspense`. */
export function shownLater<Props extends object>(
  part: Arriving<{ default: ComponentType<Props> }>,
): FunctionComponent<Props> {
  const { subscribe, now } = part.outcome
  return function LaterPart(props) {
    if (!now()) part().catch(() => {})
    const outcome = useSyncExternalStore(subscribe, now, now)
    const module = outcome && use(outcome)
    return module ? <module.default {...props} /> : <Missing onAgain={() => void part().catch(() => {})} />
  }
}

function Missing({ onAgain }: { onAgain: () => void }) {
  const t = useText()
  const name = use(PartName)
  return (
    <div className={styles.missing} role="status">
      {name && <strong>{name}</strong>}
      <span>{t('general_part_missing')}</span>
      <Button variant="default" size="xs" onClick={onAgain}>
        {t('general_try_again')}
      </Button>
    </div>
  )
}
