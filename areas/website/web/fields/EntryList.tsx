// Entries of a block in their order, each with buttons to move and remove it.

import type { ReactNode } from 'react'
import { OrderButtons } from '#platform/web/form/OrderButtons.tsx'
import { moved } from '../../rules/page-edits.ts'
import styles from './Fields.module.css'

interface Props<Entry> {
  entries: readonly Entry[]
  titleOf: (index: number) => string
  onChange: (entries: Entry[], about?: string) => void
  children: (entry: Entry, index: number, change: (entry: Entry, about: string) => void) => ReactNode
}

export function EntryList<Entry>({ entries, titleOf, onChange, children }: Props<Entry>) {
  if (entries.length === 0) return null
  return (
    <ol className={styles.entries}>
      {entries.map((entry, index) => (
        // Entries have no id; their position identifies them.
        <li key={index} className={styles.group}>
          <div className={styles.entryHead}>
            <span>{titleOf(index)}</span>
            <span className={styles.tools}>
              <OrderButtons
                title={titleOf(index)}
                place={index}
                count={entries.length}
                onMove={(to) => onChange(moved(entries, index, to))}
                onRemove={() => onChange(entries.filter((_, one) => one !== index))}
              />
            </span>
          </div>
          {children(entry, index, (next, about) =>
            onChange(
              entries.map((one, place) => (place === index ? next : one)),
              about,
            ),
          )}
        </li>
      ))}
    </ol>
  )
}
