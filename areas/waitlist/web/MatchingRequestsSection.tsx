// Waitlist requests that match an object, sorted by priority and waiting time, including near matches.

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { FailedState } from '#platform/web/ui/states/FailedState.tsx'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { getMatchingRequests, type MatchingRequest } from '../contract/matching.ts'
import { ProposalActions } from './ProposalActions.tsx'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'
import styles from './Matching.module.css'
import own from './MatchingRequestsSection.module.css'

const shownFirst = 5

interface Offered {
  objectId: string
  title: string
}

interface Props {
  object: { id: string; title: string }
}

export default function MatchingRequestsSection({ object: { id: objectId, title } }: Props) {
  const t = useText()
  const [showsNear, setShowsNear] = useState(false)
  const [showsAll, setShowsAll] = useState(false)
  const { data, error, refetch } = useQuery(queryOf(getMatchingRequests, { params: { id: objectId } }))
  if (error) return <FailedState failure={error} retry={() => void refetch()} />
  if (!data) return <LoadingRows rows={3} />
  const { total, requests, nearTotal, near } = data
  const shown = showsAll ? requests : requests.slice(0, shownFirst)
  return (
    <Section
      title={t('waitlist_matching_requests')}
      count={total}
      description={total > 0 && t('waitlist_matching_requests_text')}
      anchor="waitlist"
    >
      {total === 0 && <Paragraph isSoft>{t('waitlist_matching_requests_none')}</Paragraph>}
      <Requests requests={shown} isInLine {...{ objectId, title }} />
      {!showsAll && requests.length > shownFirst && (
        <Button variant="subtle" size="compact-sm" onClick={() => setShowsAll(true)}>
          {t('waitlist_show_all', { count: requests.length })}
        </Button>
      )}
      {showsAll && total > requests.length && (
        <p className={styles.more}>{t('waitlist_first_of', { count: requests.length, total })}</p>
      )}
      {nearTotal > 0 && !showsNear && (
        <Button variant="subtle" size="compact-sm" mt={8} onClick={() => setShowsNear(true)}>
          {t('waitlist_show_near', { count: nearTotal })}
        </Button>
      )}
      {showsNear && (
        <>
          <h3 className={styles.subtitle}>{t('waitlist_near', { count: nearTotal })}</h3>
          <Requests requests={near} isInLine={false} {...{ objectId, title }} />
          {nearTotal > near.length && (
            <p className={styles.more}>{t('waitlist_first_of', { count: near.length, total: nearTotal })}</p>
          )}
        </>
      )}
    </Section>
  )
}

interface RequestsProps extends Offered {
  requests: readonly MatchingRequest[]
  isInLine: boolean
}

/** A numbered list if the requests form a queue. */
function Requests({ requests, isInLine, objectId, title }: RequestsProps) {
  const t = useText()
  return (
    <ul className={styles.list}>
      {requests.map((request, index) => {
        const { id, number, contactName, waitlist_priority, waitsSince, persons, criteria, missing } = request
        const { applicationId, proposal } = request
        const facts = [
          number,
          t('waitlist_persons', { count: persons }),
          waitsSince && t('waitlist_waits_since', { date: formatDate(waitsSince) }),
        ]
        return (
          <li key={id} className={styles.entry}>
            <span className={styles.who}>
              <ScreenLink to={`/waitlist/applications/${id}`}>
                {isInLine && `${index + 1}. `}
                {contactName}
              </ScreenLink>
              <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
              <span className={styles.facts}>{criteria}</span>
              {missing && <span className={styles.missing}>{missing.text}</span>}
              {applicationId && (
                <span className={styles.facts}>
                  <ScreenLink to={`/applications/${applicationId}`}>{t('waitlist_to_application')}</ScreenLink>
                </span>
              )}
            </span>
            <span className={own.priority}>{t('waitlist_priority_short', { priority: waitlist_priority })}</span>
            <ProposalActions pair={{ requestId: id, contactName, objectId, object: title }} proposal={proposal} />
          </li>
        )
      })}
    </ul>
  )
}
