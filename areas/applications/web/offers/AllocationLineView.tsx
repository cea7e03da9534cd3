// One object of the allocation proposal: the household, the reasons for it, ties, and who was passed over.

import { Checkbox } from '@mantine/core'
import { formatMoney } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { GradeMark } from '#platform/web/ui/GradeMark.tsx'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import type { AllocationLine, Proposed } from '../../contract/allocation.ts'
import styles from './AllocationLineView.module.css'

export function AllocationLineView({ line }: { line: AllocationLine }) {
  const t = useText()
  const { objectId, title, address, grossRent, proposed, reason } = line
  const head = (
    <span className={styles.head}>
      {title}
      <span className={styles.facts}>
        {[address, grossRent !== null && formatMoney(grossRent)].filter(Boolean).join(' · ')}
      </span>
    </span>
  )
  return (
    <li className={styles.line}>
      {proposed ? (
        <>
          <Checkbox value={objectId} label={head} aria-label={`${title}: ${proposed.contactName}`} />
          <Household proposed={proposed} />
        </>
      ) : (
        <>
          {head}
          <p className={styles.without}>
            {t('applications_allocation_without')}: {reason}
          </p>
        </>
      )}
    </li>
  )
}

function Household({ proposed }: { proposed: Proposed }) {
  const t = useText()
  const { applicationId, number, contactName, overall_evaluation: grade, points, rank, place, total } = proposed
  const { aheadTitle, tiedWith, passedOver, passedOverTotal } = proposed
  const facts = [
    t('applications_allocation_place', { place, total }),
    t('applications_reason_points', { points }),
    rank !== null && t('applications_rank', { rank }),
    aheadTitle && t('applications_ahead', { reason: aheadTitle }),
  ]
  return (
    <div className={styles.details}>
      <div className={styles.who}>
        <GradeMark grade={grade} />
        {/* In a new tab: the dialog keeps the chosen lines. */}
        <ScreenLink to={`/applications/${applicationId}`} target="_blank">
          {number} {contactName}
        </ScreenLink>
      </div>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      {tiedWith.length > 0 && (
        <p>
          {t('applications_allocation_tied', {
            names: tiedWith.map((one) => `${one.number} ${one.contactName}`).join(', '),
          })}
        </p>
      )}
      {passedOverTotal > 0 && (
        <details>
          <summary>{t('applications_allocation_passed_over', { count: passedOverTotal })}</summary>
          <ul>
            {passedOver.map((one) => (
              <li key={one.applicationId}>
                {one.number} {one.contactName}: {one.reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
