// Section of the object page: its tenancies, newest first, and its reservation.

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useSession } from '#platform/web/api/session.ts'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { getObjectTenancies } from '../contract/object-tenancies.ts'
import { useRemoveReservationQuietly } from './changes.ts'
import styles from './TenanciesSection.module.css'

export default function TenanciesSection({ object: { id } }: { object: { id: string } }) {
  const t = useText()
  const { data } = useQuery(queryOf(getObjectTenancies, { params: { id } }))
  if (!data || (data.tenancies.length === 0 && !data.reservation)) return null
  return (
    <Section title={t('objects_tenancies')} count={data.tenancies.length} anchor="tenancies">
      {data.reservation && <ReservationLine id={id} reservation={data.reservation} />}
      <ul className={styles.list}>
        {data.tenancies.map(({ assignmentId, applicationId, names, letWith, contractState, stateTitle, ...days }) => (
          <li key={assignmentId} className={styles.line}>
            <div>
              <ScreenLink
                to={contractState === null ? `/applications/${applicationId}` : `/tenant/${assignmentId}`}
                className={styles.names}
              >
                {names}
              </ScreenLink>
              {letWith && (
                <div className={styles.with}>
                  {t('objects_let_with')} <ScreenLink to={`/objects/${letWith.objectId}`}>{letWith.title}</ScreenLink>
                </div>
              )}
            </div>
            <span className={styles.days}>{spanOf(t, days)}</span>
            <StateBadge state={contractState ?? 'assigned'} title={stateTitle} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Formats the known days as «from – to». */
function spanOf(
  t: ReturnType<typeof useText>,
  { contractStart, quitOn }: { contractStart: string | null; quitOn: string | null },
): string {
  if (!contractStart) return ''
  const from = formatDate(contractStart)
  return quitOn ? `${from} – ${formatDate(quitOn)}` : t('objects_tenancy_from', { date: from })
}

interface Reserved {
  id: string
  reservation: { until: string; note: string; hasBegun: boolean }
}

function ReservationLine({ id, reservation: { until, note, hasBegun } }: Reserved) {
  const t = useText()
  const { can } = useSession()
  const removal = useRemoveReservationQuietly()
  return (
    <p className={styles.reservation}>
      <span>
        {t(hasBegun ? 'objects_reserved_until' : 'objects_reserved_after', { date: formatDate(until) })}: {note}
      </span>
      {can('tenants_write') && (
        <Button
          variant="subtle"
          size="compact-sm"
          loading={removal.isPending}
          onClick={() => removal.mutate({ params: { id } })}
        >
          {t('objects_reservation_remove')}
        </Button>
      )}
    </p>
  )
}
