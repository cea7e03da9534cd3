// People who are left out, each with the reason.

import { useText } from '#platform/web/i18n/texts.ts'
import styles from './invite.module.css'

export function LeftOut({ people }: { people: readonly { name: string; reason: string }[] }) {
  const t = useText()
  if (people.length === 0) return null
  return (
    <details className={styles.leftOut}>
      <summary>{t('viewing_appointments_left_out', { count: people.length })}</summary>
      <ul>
        {people.map(({ name, reason }, place) => (
          <li key={place}>
            {name} <span className={styles.soft}>· {reason}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
