// What the household wishes for, in their order: how well it fits, and the way to offer it.

import { Button, Tooltip } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { queryOf } from '#platform/web/api/query.ts'
import { formatMoney } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useSession } from '#platform/web/shell/session.ts'
import { usePanel } from '#platform/web/sidepanel/panel.ts'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { FailedState } from '#platform/web/ui/FailedState.tsx'
import { LoadingRows } from '#platform/web/ui/LoadingRows.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import type { ApplicationView } from '../contract/application.ts'
import { getPriorityApartments, type ObjectChoice } from '../contract/offers.ts'
import { FitMarks } from './FitMarks.tsx'
import { objectFacts } from './object-facts.ts'
import styles from './WishedObjectsSection.module.css'

interface Props {
  id: string
  application: ApplicationView
}

export function WishedObjectsSection({ id, application }: Props) {
  const t = useText()
  const { can } = useSession()
  const panel = usePanel()
  const { data, error, refetch } = useQuery(queryOf(getPriorityApartments, { params: { id } }))
  const canOffer = application.actions.some(({ key, enabled }) => key === 'offer' && enabled)
  const another = can('applications_write') && canOffer && (
    <Button variant="subtle" size="compact-sm" onClick={() => void panel.open('ApplicationOffer', id)}>
      {t('applications_offer_another')}
    </Button>
  )
  return (
    <Section title={t('applications_wishes')} count={data?.objects.length} action={another} bare>
      {!data && (error ? <FailedState failure={error} retry={() => void refetch()} /> : <LoadingRows rows={2} />)}
      {data?.objects.length === 0 && (
        <EmptyState title={t('applications_no_wishes')} text={t('applications_no_wishes_text')} />
      )}
      {data && data.objects.length > 0 && (
        <ol className={styles.wishes}>
          {data.objects.map((object) => (
            <WishedObject key={object.objectId} applicationId={id} object={object} />
          ))}
        </ol>
      )}
    </Section>
  )
}

function WishedObject({ applicationId, object }: { applicationId: string; object: ObjectChoice }) {
  const t = useText()
  const { can } = useSession()
  const panel = usePanel()
  const { allowed, reason } = object.canBeOffered
  return (
    <li className={styles.wish}>
      <span className={styles.rank} aria-label={t('applications_rank', { rank: object.rank ?? '' })}>
        {object.rank}
      </span>
      <div className={styles.what}>
        <div className={styles.line}>
          <Link to={`/objects/${object.objectId}`} className={styles.title}>
            {object.title}
          </Link>
          <StateBadge state={object.progress_state} title={object.stateTitle} />
        </div>
        <div className={styles.facts}>
          {object.address} · {objectFacts(t, object)}
        </div>
        <FitMarks fits={object.fits} />
      </div>
      <div className={styles.side}>
        <span className={styles.rent}>{formatMoney(object.grossRent)}</span>
        <span className={styles.facts}>{t('applications_others', { count: object.otherApplications })}</span>
        {can('applications_write') && (
          <Tooltip label={reason} disabled={allowed} multiline maw={280}>
            <Button
              size="compact-sm"
              variant="default"
              {...(allowed ? {} : { 'data-disabled': true, 'aria-disabled': true })}
              onClick={() => allowed && void panel.open('ApplicationOffer', applicationId, object.objectId)}
            >
              {t('applications_offer_this')}
            </Button>
          </Tooltip>
        )}
      </div>
    </li>
  )
}
