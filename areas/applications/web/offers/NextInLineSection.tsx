// Offers of an object: open ones, ended ones, and the next candidates with the reason of each rank.

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useSession } from '#platform/web/api/session.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { usePanel } from '#platform/web/sidepanel/panel.ts'
import { FailedState } from '#platform/web/ui/states/FailedState.tsx'
import { GradeMark } from '#platform/web/ui/GradeMark.tsx'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { getNextInLine, type Candidate } from '../../contract/offer-actions.ts'
import { DenyRestModal } from '../denials/DenyRestModal.tsx'
import styles from './NextInLineSection.module.css'

export default function NextInLineSection({ object: { id: objectId } }: { object: { id: string } }) {
  const t = useText()
  const { can, lets } = useSession()
  const [isDenying, setDenying] = useState(false)
  const { data, error, refetch } = useQuery(queryOf(getNextInLine, { params: { id: objectId } }))
  if (error) return <FailedState failure={error} retry={() => void refetch()} />
  if (!data) return <LoadingRows rows={3} />
  const { open, past, candidates, total, seats } = data
  if (open.length + past.length + total === 0) return null
  return (
    <Section
      title={t(lets ? 'applications_waves' : 'applications_waiting')}
      {...(lets && { description: t('applications_waves_text', { open: seats.open, most: seats.most }) })}
      action={
        can('applications_write') &&
        candidates.length > 0 && (
          <Button variant="default" size="compact-sm" onClick={() => setDenying(true)}>
            {t('applications_deny_rest')}
          </Button>
        )
      }
    >
      {open.length > 0 && <h3 className={styles.subtitle}>{t('applications_open_offers')}</h3>}
      <ul className={styles.list}>
        {open.map(({ applicationId, number, contactName, validUntil, remindedAt }) => (
          <li key={applicationId} className={styles.entry}>
            <span className={styles.who}>
              <ScreenLink to={`/applications/${applicationId}`}>{contactName}</ScreenLink>
              <span className={styles.facts}>
                {number} · {t('applications_open_until', { date: formatDate(validUntil) })}
                {remindedAt && ` · ${t('applications_reminded_on', { date: formatDate(remindedAt) })}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {past.length > 0 && <h3 className={styles.subtitle}>{t('applications_past_offers')}</h3>}
      <ul className={styles.list}>
        {past.map(({ applicationId, number, contactName, state, stateTitle, answeredAt, reason }, index) => (
          // The same household may have ended two offers of this object, so the id alone is not unique.
          <li key={`${applicationId} ${index}`} className={styles.entry}>
            <span className={styles.who}>
              <ScreenLink to={`/applications/${applicationId}`}>{contactName}</ScreenLink>
              <span className={styles.facts}>
                {[number, formatDate(answeredAt), reason].filter(Boolean).join(' · ')}
              </span>
            </span>
            <StateBadge state={state} title={stateTitle} />
          </li>
        ))}
      </ul>
      {candidates.length > 0 && <h3 className={styles.subtitle}>{t('applications_next_in_line')}</h3>}
      <ol className={styles.list}>
        {candidates.slice(0, shownFirst).map((one, index) => (
          <InLine key={one.applicationId} candidate={one} place={index + 1} objectId={objectId} />
        ))}
      </ol>
      {isDenying && <DenyRestModal line={data} onClose={() => setDenying(false)} />}
    </Section>
  )
}

/** Candidates further down are not decided yet; the full list is below. */
const shownFirst = 5

interface InLineProps {
  candidate: Candidate
  place: number
  objectId: string
}

function InLine({ candidate, place, objectId }: InLineProps) {
  const t = useText()
  const { can, lets } = useSession()
  const panel = usePanel()
  const { applicationId, number, contactName, overall_evaluation: grade, points, rank, aheadTitle } = candidate
  const facts = [
    number,
    t('applications_reason_points', { points }),
    rank !== null && t('applications_rank', { rank }),
    aheadTitle && t('applications_ahead', { reason: aheadTitle }),
  ]
  return (
    <li className={styles.entry}>
      <GradeMark grade={grade} />
      <span className={styles.who}>
        <ScreenLink to={`/applications/${applicationId}`}>
          {place}. {contactName}
        </ScreenLink>
        <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
      {lets && can('applications_write') && (
        <ActionButton
          availability={candidate.canBeOffered}
          size="compact-sm"
          variant={place === 1 ? 'filled' : 'default'}
          aria-label={t('applications_offer_to_next', { name: contactName })}
          onClick={() => void panel.open('ApplicationOffer', applicationId, objectId)}
        >
          {t('applications_offer_this')}
        </ActionButton>
      )}
    </li>
  )
}
