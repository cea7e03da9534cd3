// Changes between two contents, one row each: place, what happened, and further lines.

import { IconArrowsMove, IconMinus, IconPencil, IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './ChangeRows.module.css'

const icons = { added: IconPlus, removed: IconMinus, moved: IconArrowsMove, changed: IconPencil } as const

interface ChangeRow {
  key: string
  what: keyof typeof icons
  path: string
  action: string
  lines?: ReactNode
}

export const ChangeRows = ({ changes }: { changes: readonly ChangeRow[] }) => (
  <ul className={styles.changes}>
    {changes.map(({ key, what, path, action, lines }) => {
      const Icon = icons[what]
      return (
        <li key={key} className={styles.change} data-what={what}>
          <Icon size={16} stroke={1.75} aria-hidden />
          <div className={styles.words}>
            <p>
              <span className={styles.path}>{path}</span> <span className={styles.action}>{action}</span>
            </p>
            {lines}
          </div>
        </li>
      )
    })}
  </ul>
)
