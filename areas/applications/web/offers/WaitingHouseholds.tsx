// Selectable list of households that wait for an object, with grade, points and other wishes.

import { Checkbox } from '@mantine/core'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { getNextInLine } from '../../contract/offer-actions.ts'
import styles from './WaitingHouseholds.module.css'

interface Props {
  candidates: ReceivedResponseOf<typeof getNextInLine>['candidates']
  /** Number of all waiting households; a long list is cut off. */
  total: number
  chosen: readonly string[]
  onChoose: (ids: string[]) => void
}

export function WaitingHouseholds({ candidates, total, chosen, onChoose }: Props) {
  const t = useText()
  const all = candidates.map(({ applicationId }) => applicationId)
  const wishes = (titles: readonly string[]) =>
    titles.length === 0
      ? t('applications_no_other_wish')
      : t('applications_other_wishes', { count: titles.length, objects: titles.join(' · ') })
  return (
    <>
      <Checkbox
        label={t('applications_deny_all')}
        checked={chosen.length === all.length}
        indeterminate={chosen.length > 0 && chosen.length < all.length}
        onChange={(event) => onChoose(event.currentTarget.checked ? all : [])}
      />
      <Checkbox.Group value={[...chosen]} onChange={onChoose} aria-label={t('applications_deny_rest')}>
        <div className={styles.waiting}>
          {candidates.map(({ applicationId, number, contactName, overall_evaluation: grade, points, otherWishes }) => (
            <Checkbox
              key={applicationId}
              value={applicationId}
              label={
                <>
                  {number} {contactName}
                  <span className={styles.facts}>
                    {[
                      grade && t('general_grade', { grade }),
                      t('applications_reason_points', { points }),
                      wishes(otherWishes),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </>
              }
            />
          ))}
        </div>
      </Checkbox.Group>
      {total > all.length && <p className={styles.facts}>{t('applications_deny_cut', { count: all.length, total })}</p>}
    </>
  )
}
