// Notes about wished objects whose limits the household does not meet: the same words on every page after the people.

import { useText } from '#platform/web/i18n/texts.ts'
import type { Finding } from '#areas/forms/rules/finding.ts'
import styles from './OccupancyNotes.module.css'

export function OccupancyNotes({ notes }: { notes: readonly Finding[] }) {
  const t = useText()
  return notes.map(({ key, values }) => (
    <p key={`${key}${JSON.stringify(values)}`} className={styles.note}>
      {t(key, values)}
    </p>
  ))
}
