// People who gave their seat back, were cancelled, or whose hold ended, with the reason they gave.

import { useText } from '#platform/web/i18n/texts.ts'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import type { ParticipantView } from '../../contract/participants.ts'
import type { AppointmentView } from '../../contract/plan.ts'
import { isActive } from '../../rules/slot-seats.ts'
import { shownWhen } from '../when.ts'
import { UnreachedNote } from './UnreachedNote.tsx'
import styles from './panel.module.css'

interface Props {
  appointment: AppointmentView
  participants: readonly ParticipantView[]
}

export function FormerParticipants({ appointment: { slots }, participants }: Props) {
  const t = useText()
  const former = participants.filter(({ state }) => !isActive(state))
  if (former.length === 0) return null
  const slotById = new Map(slots.map((slot) => [slot.id, slot]))
  return (
    <details className={styles.former}>
      <summary>{t('viewing_appointments_former', { count: former.length })}</summary>
      <ul className={styles.people}>
        {former.map(({ id, name, persons, slotId, state, stateTitle, decline_reason, isUnreached }) => {
          const slot = slotById.get(slotId)
          return (
            <li key={id} className={styles.person}>
              <span className={styles.who}>
                <span className={styles.name}>
                  {name}
                  <span className={styles.soft}> · {t('viewing_appointments_persons_count', { count: persons })}</span>
                </span>
                {slot && <span className={styles.soft}>{shownWhen(slot)}</span>}
                {isUnreached && <UnreachedNote />}
                {decline_reason && <span className={styles.comment}>{decline_reason}</span>}
              </span>
              <StateBadge state={`viewing.${state}`} title={stateTitle} />
            </li>
          )
        })}
      </ul>
    </details>
  )
}
