// Card for an invitation in a mail, or the reply to one: event, time, place.

import { IconCalendarEvent } from '@tabler/icons-react'
import type { FeedMail } from '../../contract/feed-mail.ts'
import styles from './InvitationCard.module.css'

export function InvitationCard({ invitation }: { invitation: NonNullable<FeedMail['invitation']> }) {
  const { title, summary, time, location } = invitation
  return (
    <section className={styles.card} aria-label={title}>
      <IconCalendarEvent size={20} stroke={1.5} aria-hidden className={styles.sign} />
      <div>
        <p className={styles.title}>{title}</p>
        <p className={styles.summary}>{summary}</p>
        <p>{time}</p>
        {location && <p>{location}</p>}
      </div>
    </section>
  )
}
