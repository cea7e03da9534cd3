// Table of the households of an object, with the reason of each place in the line.

import { useSession } from '#platform/web/api/session.ts'
import { formatDate, formatNumber } from '#platform/web/i18n/format.ts'
import { useText, type Translate } from '#platform/web/i18n/texts.ts'
import { GradeMark } from '#platform/web/ui/GradeMark.tsx'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import type { LineRow } from './object-line.ts'
import { ObjectOfferButton } from './ObjectOfferButton.tsx'
import styles from './ObjectLineTable.module.css'

interface Props {
  rows: readonly LineRow[]
  objectId: string
}

export function ObjectLineTable({ rows, objectId }: Props) {
  const t = useText()
  const { lets } = useSession()
  const numbers = [...(lets ? ['objects_income_ratio'] : []), 'objects_wish']
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.number}>
              {t('objects_place')}
            </th>
            <th scope="col" className={styles.who}>
              {t('objects_applicant')}
            </th>
            <th scope="col" className={styles.grade}>
              {t('objects_grade')}
            </th>
            {numbers.map((key) => (
              <th key={key} scope="col" className={styles.number}>
                {t(key)}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{t('objects_next_step')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} objectId={objectId} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ row, objectId }: { row: LineRow; objectId: string }) {
  const t = useText()
  const { lets } = useSession()
  const { id, contactName, application, offer, candidate, place, ended } = row
  const state = application ?? candidate
  const grade = candidate ? candidate.overall_evaluation : (application?.overall_evaluation ?? null)
  const rank = candidate?.rank ?? application?.rank ?? null
  return (
    <tr data-closed={application?.progress_state === 'inactive' || undefined} data-offered={offer ? true : undefined}>
      <td className={styles.number} data-label={place === null ? undefined : t('objects_place')}>
        {place}
      </td>
      <td className={styles.name}>
        <span className={styles.head}>
          <ScreenLink to={`/applications/${id}`}>{contactName}</ScreenLink>
          {state && <StateBadge state={state.progress_state} title={state.stateTitle} />}
        </span>
        <span className={styles.meta}>{factsOf(row, t).join(' · ')}</span>
        {candidate?.aheadTitle && (
          <span className={styles.meta}>{t('applications_ahead', { reason: candidate.aheadTitle })}</span>
        )}
        {ended.map(({ stateTitle, answeredAt, reason }) => (
          <span key={`${stateTitle} ${answeredAt}`} className={styles.meta}>
            {[stateTitle, answeredAt && formatDate(answeredAt), reason].filter(Boolean).join(' · ')}
          </span>
        ))}
      </td>
      <td className={styles.grade} data-label={t('objects_grade')}>
        <GradeMark grade={grade} />
      </td>
      {lets && (
        <td className={styles.number} data-label={t('objects_income_ratio')}>
          {application?.incomeRatio == null ? '–' : formatNumber(application.incomeRatio, 1)}
        </td>
      )}
      <td className={styles.number} data-label={t('objects_wish')}>
        {rank ?? '–'}
      </td>
      <td className={styles.step}>
        {lets && candidate && place !== null && (
          <ObjectOfferButton candidate={candidate} place={place} objectId={objectId} />
        )}
      </td>
    </tr>
  )
}

function factsOf({ number, application, offer, candidate }: LineRow, t: Translate): string[] {
  if (offer) {
    const { validUntil, remindedAt } = offer
    return [
      String(number),
      t('applications_open_until', { date: formatDate(validUntil) }),
      ...(remindedAt ? [t('applications_reminded_on', { date: formatDate(remindedAt) })] : []),
    ]
  }
  const persons =
    application && application.persons > 1 ? [t('objects_persons_count', { count: application.persons })] : []
  return [
    String(number),
    ...(application
      ? [[application.householdTypeTitle, ...persons].join(', '), formatDate(application.createdAt)]
      : []),
    ...(candidate ? [t('applications_reason_points', { points: candidate.points })] : []),
  ]
}
