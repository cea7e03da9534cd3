// Key facts of an appointment: when, where, who, seats, texts, and the link for visitors.

import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import { PhoneLink } from '#platform/web/ui/PhoneLink.tsx'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { useSession } from '#platform/web/api/session.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { AppointmentView } from '../../contract/plan.ts'
import { appointmentKindText } from '../../rules/appointment.ts'
import { CopyLinkButton } from '../CopyLine.tsx'
import { shownDay } from '../when.ts'
import { SeatsBar } from './SeatsBar.tsx'
import styles from './panel.module.css'

export function Facts({ appointment }: { appointment: AppointmentView }) {
  const t = useText()
  const { can } = useSession()
  const { data, hostTitle, cancelReason, publicPath, counts } = appointment
  const { days, place, kind, objects, host, comment } = data
  const items = [
    {
      label: t('viewing_appointments_when'),
      value: days.map(({ date, from, to }) => (
        <div key={`${date} ${from}`} className={styles.figures}>
          {shownDay(date)}, {from}–{to}
        </div>
      )),
    },
    { label: t('viewing_appointments_field_place'), value: place },
    {
      label: t('viewing_appointments_field_host'),
      value: hostTitle && (
        <>
          {hostTitle}
          {host.phone && (
            <>
              {' · '}
              <PhoneLink number={host.phone} />
            </>
          )}
        </>
      ),
    },
    {
      label: t('viewing_appointments_field_objects'),
      value:
        objects.length === 0
          ? t('viewing_appointments_scope_general')
          : objects.map(({ value, displayName }) => (
              <div key={value}>
                {can('object_read') ? <ScreenLink to={`/objects/${value}`}>{displayName}</ScreenLink> : displayName}
              </div>
            )),
    },
    { label: t('viewing_appointments_field_kind'), value: t(appointmentKindText(kind)) },
  ]
  return (
    <div className={styles.facts}>
      {cancelReason && (
        <p className={styles.cancelled}>{t('viewing_appointments_cancelled_because', { reason: cancelReason })}</p>
      )}
      {counts.seats > 0 && <SeatsBar counts={counts} />}
      <KeyValueList
        items={comment ? [...items, { label: t('viewing_appointments_field_comment'), value: comment }] : items}
      />
      {publicPath && (
        <div>
          <CopyLinkButton url={`${location.origin}${publicPath}`} label={t('viewing_appointments_copy_public_link')} />
        </div>
      )}
    </div>
  )
}
