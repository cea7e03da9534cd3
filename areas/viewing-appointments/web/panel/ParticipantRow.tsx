// One participant: presence, name, head count, state, needs and comments, with actions in a menu.

import { useState } from 'react'
import { formatDateTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionMenu } from '#platform/web/ui/ActionMenu.tsx'
import { PhoneLink } from '#platform/web/ui/PhoneLink.tsx'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import type { ParticipantView } from '../../contract/participants.ts'
import type { AppointmentView } from '../../contract/plan.ts'
import { hasSeat } from '../../rules/slot-seats.ts'
import { CommentModal } from './CommentModal.tsx'
import { CancelParticipantModal } from './CancelParticipantModal.tsx'
import { MoveParticipantModal } from './MoveParticipantModal.tsx'
import { UnreachedNote } from './UnreachedNote.tsx'
import { PresenceTicks } from './PresenceTicks.tsx'
import styles from './panel.module.css'

const menu = ['comment', 'move', 'cancel'] as const
type Dialog = (typeof menu)[number]

interface Props {
  participant: ParticipantView
  appointment: AppointmentView
}

export function ParticipantRow({ participant, appointment }: Props) {
  const t = useText()
  const [dialog, setDialog] = useState<Dialog>()
  const { name, persons, state, stateTitle, place, until, href, phone, email, needs, comments, code, ticks } =
    participant
  const { isUnreached } = participant
  const isOpen = appointment.state === 'published' || appointment.state === 'full'
  const notOpen = t(`viewing_appointments_reason_${appointment.state}`)
  const [lastTick] = ticks
  const close = () => setDialog(undefined)
  return (
    <li className={`${styles.person} ${styles.guest}`}>
      {hasSeat(state) && state === 'booked' && (
        <PresenceTicks participant={participant} appointmentId={appointment.id} />
      )}
      <span className={styles.who}>
        <span className={styles.name}>
          {href ? <ScreenLink to={href}>{name}</ScreenLink> : name}
          <span className={styles.soft}> · {t('viewing_appointments_persons_count', { count: persons })}</span>
        </span>
        <span className={styles.soft}>
          {phone && <PhoneLink number={phone} />}
          {phone && (email ?? code) && ' · '}
          {[email, code && t('viewing_appointments_code', { code })].filter(Boolean).join(' · ')}
        </span>
        {isUnreached && <UnreachedNote />}
        {needs && <span className={styles.needs}>{needs}</span>}
        {comments && <span className={styles.comment}>{comments}</span>}
        {lastTick && (
          <span className={styles.soft}>
            {t(`viewing_appointments_tick_${lastTick.present ? 'present' : 'absent'}`, {
              at: formatDateTime(lastTick.at),
              person: lastTick.person,
            })}
          </span>
        )}
      </span>
      <span className={styles.standing}>
        <StateBadge
          state={`viewing.${state}`}
          title={place === null ? stateTitle : t('viewing_appointments_place_in_line', { place })}
        />
        {until && <span className={styles.soft}>{t('viewing_appointments_until', { at: formatDateTime(until) })}</span>}
      </span>
      <ActionMenu
        label={t('viewing_appointments_participant_more', { name })}
        actions={menu.map((key) => ({
          key,
          title: t(`viewing_appointments_participant_${key}`),
          allowed: key === 'comment' || isOpen,
          reason: key === 'comment' || isOpen ? null : notOpen,
          danger: key === 'cancel',
          run: () => setDialog(key),
        }))}
      />
      {dialog === 'comment' && <CommentModal {...{ participant, appointment }} onClose={close} />}
      {dialog === 'move' && <MoveParticipantModal {...{ participant, appointment }} onClose={close} />}
      {dialog === 'cancel' && <CancelParticipantModal {...{ participant, appointment }} onClose={close} />}
    </li>
  )
}
