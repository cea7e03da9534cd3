// Free objects that match a request, including near matches.

import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { formatDate, formatMoney, formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useSession } from '#platform/web/api/session.ts'
import { FailedState } from '#platform/web/ui/states/FailedState.tsx'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { getMatchingObjects, type MatchingObject } from '../contract/matching.ts'
import type { RequestView } from '../contract/request.ts'
import { ProposalActions } from './ProposalActions.tsx'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'
import styles from './Matching.module.css'
import own from './MatchingObjectsSection.module.css'

export function MatchingObjectsSection({ request }: { request: RequestView }) {
  const t = useText()
  const { id, progress_state } = request
  const isMatched = progress_state === 'waitlist.accepted'
  const { data, error, refetch } = useQuery({
    ...queryOf(getMatchingObjects, { params: { id } }),
    enabled: isMatched,
  })
  if (!isMatched) {
    return (
      <Section title={t('waitlist_matching_objects')} anchor="matching">
        <Paragraph isSoft>{t('waitlist_matching_only_accepted')}</Paragraph>
      </Section>
    )
  }
  if (error) return <FailedState failure={error} retry={() => void refetch()} />
  if (!data) return <LoadingRows rows={4} />
  const { total, objects, nearTotal, near } = data
  return (
    <Section
      title={t('waitlist_matching_objects')}
      count={total}
      description={t('waitlist_matching_objects_text')}
      anchor="matching"
    >
      {total === 0 && <Paragraph isSoft>{t('waitlist_matching_objects_none')}</Paragraph>}
      <Objects objects={objects} request={request} />
      {total > objects.length && (
        <p className={styles.more}>{t('waitlist_first_of', { count: objects.length, total })}</p>
      )}
      {nearTotal > 0 && <h3 className={styles.subtitle}>{t('waitlist_near', { count: nearTotal })}</h3>}
      <Objects objects={near} request={request} />
      {nearTotal > near.length && (
        <p className={styles.more}>{t('waitlist_first_of', { count: near.length, total: nearTotal })}</p>
      )}
    </Section>
  )
}

function Objects({ objects, request }: { objects: readonly MatchingObject[]; request: RequestView }) {
  const t = useText()
  const { can } = useSession()
  return (
    <ul className={styles.list}>
      {objects.map((object) => {
        const { id, title, kind, town, rooms, area, grossRent, move_in_date, missing } = object
        const facts = [
          kind === 'apartment' && rooms !== null
            ? t('waitlist_rooms_exact', { rooms: formatNumber(rooms) })
            : t(`waitlist_kind_${kind}`),
          area !== null && `${formatNumber(area)} m²`,
          town,
          move_in_date && t('waitlist_free_from', { date: formatDate(move_in_date) }),
        ]
        return (
          <li key={id} className={styles.entry}>
            <span className={styles.who}>
              {can('object_read') ? <ScreenLink to={`/objects/${id}`}>{title}</ScreenLink> : <span>{title}</span>}
              <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
              {missing && <span className={styles.missing}>{missing.text}</span>}
              <Others object={object} />
            </span>
            <span className={own.amount}>{grossRent === null ? '–' : formatMoney(grossRent)}</span>
            <ProposalActions
              pair={{ requestId: request.id, contactName: request.contactName, objectId: id, object: title }}
              proposal={object.proposal}
            />
          </li>
        )
      })}
    </ul>
  )
}

/** Other requests that the object fits, counted by priority. */
function Others({ object: { other_waitlist_priorities: others } }: { object: MatchingObject }) {
  const t = useText()
  if (others.length === 0) return null
  const counts = others.map(({ priority, count }) => t('waitlist_others_of', { priority, count }))
  return <span className={styles.facts}>{t('waitlist_others', { counts: counts.join(', ') })}</span>
}
