// Section of the object page: applications that wish for the object, sorted by grade; closed ones on request.

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { formatDate, formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useSession } from '#platform/web/api/session.ts'
import { FailedState } from '#platform/web/ui/states/FailedState.tsx'
import { GradeMark } from '#platform/web/ui/GradeMark.tsx'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import type { ObjectView } from '#areas/objects/contract/object.ts'
import { getRelatedApplications, type RelatedApplication } from '../../contract/object-applications.ts'
import { ObjectOfferButton } from './ObjectOfferButton.tsx'
import styles from './ObjectApplicationsSection.module.css'

const shownFirst = 10

export default function ObjectApplicationsSection({ object }: { object: ObjectView }) {
  const t = useText()
  const { data, error, refetch } = useQuery(queryOf(getRelatedApplications, { params: { id: object.id } }))
  const [showsAll, setShowsAll] = useState(false)
  if (error) return <FailedState failure={error} retry={() => void refetch()} />
  if (!data) return <LoadingRows rows={4} />
  const { applications, total } = data
  const shown = showsAll ? applications : applications.slice(0, shownFirst)
  return (
    <Section title={t('objects_applications')} count={total} anchor="applications" bare>
      {total === 0 ? (
        <p className={styles.empty}>{t('objects_applications_none')}</p>
      ) : (
        <div className={styles.frame}>
          <Applications applications={shown} object={object} />
        </div>
      )}
      {!showsAll && applications.length > shownFirst && (
        <Button variant="subtle" size="compact-sm" onClick={() => setShowsAll(true)} mt={8}>
          {t('objects_applications_show', { count: formatNumber(applications.length) })}
        </Button>
      )}
      {showsAll && total > applications.length && (
        <p className={styles.more}>{t('objects_applications_first', { count: formatNumber(applications.length) })}</p>
      )}
    </Section>
  )
}

function Applications({ applications, object }: { applications: RelatedApplication[]; object: ObjectView }) {
  const t = useText()
  const { lets } = useSession()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.who}>
            {t('objects_applicant')}
          </th>
          <th scope="col" className={styles.grade}>
            {t('objects_grade')}
          </th>
          <th scope="col">{t('objects_column_state')}</th>
          {lets && (
            <th scope="col" className={styles.number}>
              {t('objects_income_ratio')}
            </th>
          )}
          <th scope="col" className={styles.number}>
            {t('objects_wish')}
          </th>
          <th scope="col">
            <span className="visually-hidden">{t('objects_next_step')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {applications.map((application) => (
          <tr key={application.id} data-closed={application.progress_state === 'inactive' || undefined}>
            <td className={styles.name}>
              <ScreenLink to={`/applications/${application.id}`}>{application.contactName}</ScreenLink>
              <span className={styles.meta}>
                {application.number} · {application.householdTypeTitle}
                {application.persons > 1 && `, ${t('objects_persons_count', { count: application.persons })}`} ·{' '}
                {formatDate(application.createdAt)}
              </span>
            </td>
            <td className={styles.grade} data-label={t('objects_grade')}>
              <GradeMark grade={application.overall_evaluation} />
            </td>
            <td>
              <StateBadge state={application.progress_state} title={application.stateTitle} />
            </td>
            {lets && (
              <td className={styles.number} data-label={t('objects_income_ratio')}>
                {application.incomeRatio === null ? '–' : formatNumber(application.incomeRatio, 1)}
              </td>
            )}
            <td className={styles.number} data-label={t('objects_wish')}>
              {application.rank}
            </td>
            <td className={styles.step}>
              <ObjectOfferButton application={application} object={object} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
