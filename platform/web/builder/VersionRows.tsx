// Published versions of a content: name, facts and note of each, with its actions.

import type { ReactNode } from 'react'
import { Paragraph } from '../kit/Paragraph.tsx'
import styles from './VersionRows.module.css'

interface VersionRow {
  number: number
  name: ReactNode
  facts: readonly (string | null)[]
  note: string
  actions: ReactNode
  /** Below the row. */
  more?: ReactNode
}

export const VersionRows = ({ versions }: { versions: readonly VersionRow[] }) => (
  <ul className={styles.versions}>
    {versions.map(({ number, name, facts, note, actions, more }) => (
      <li key={number} className={styles.version}>
        <div className={styles.line}>
          <div className={styles.about}>
            <p className={styles.name}>{name}</p>
            <Paragraph isSoft>{facts.filter(Boolean).join(' · ')}</Paragraph>
            {note && <p>{note}</p>}
          </div>
          {actions}
        </div>
        {more}
      </li>
    ))}
  </ul>
)
