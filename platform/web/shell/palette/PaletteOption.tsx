// One line of the palette: icon, name and keys; for a record its state and facts on a second line.

import { Keys } from '../../ui/KeyHint.tsx'
import { NamedIcon } from '../../ui/NamedIcon.tsx'
import { toneOf } from '../../ui/state-tone.ts'
import styles from './PaletteOption.module.css'
import type { PaletteEntry } from './palette-entry.ts'

interface Props {
  id: string
  entry: PaletteEntry
  isActive: boolean
  onPoint: () => void
  onChoose: () => void
}

export function PaletteOption({ id, entry, isActive, onPoint, onChoose }: Props) {
  const { title, icon = 'chevron-right', detail, state, kind, keys } = entry
  return (
    // The keyboard chooses through the field above; the pointer directly.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.option}
      onMouseMove={onPoint}
      onClick={onChoose}
    >
      <NamedIcon name={icon} size={18} className={styles.icon} />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {detail && (
          <span className={styles.detail}>
            {state && (
              <span className={styles.dot} style={{ background: `var(--q-${toneOf(state)}-mark)` }} aria-hidden />
            )}
            {detail}
          </span>
        )}
        {kind && <span className="visually-hidden"> {kind}</span>}
      </span>
      {keys && <Keys keys={keys} />}
    </div>
  )
}
