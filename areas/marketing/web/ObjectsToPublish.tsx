// The selected objects with the score of each and what is missing; those with gaps first.

import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import type { lookAtAdverts } from '../contract/adverts.ts'
import styles from './Marketing.module.css'
import { advertTone } from './tones.ts'

type Objects = ReceivedResponseOf<typeof lookAtAdverts>['objects']

export function ObjectsToPublish({ objects }: { objects: Objects }) {
  const t = useText()
  const missing = objects.filter(({ obstacles }) => obstacles.length > 0)
  const sorted = [...missing, ...objects.filter(({ obstacles }) => obstacles.length === 0)]
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>
        {t('marketing_checklist')}{' '}
        <span className={styles.facts}>
          {[
            t('marketing_bulk_ready', { count: objects.length - missing.length }),
            missing.length > 0 && t('marketing_bulk_missing', { count: missing.length }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </h3>
      <ul className={styles.objects}>
        {sorted.map(({ id, title, state, stateTitle, checklist, obstacles }) => (
          <li key={id}>
            <div className={styles.line}>
              <span className={styles.name}>{title}</span>
              <StateBadge state={`advert.${state}`} title={stateTitle} tone={advertTone[state]} />
            </div>
            <p className={styles.facts}>{t('marketing_score', { score: checklist.score })}</p>
            {obstacles.length > 0 && (
              <p className={styles.problem}>{t('marketing_missing', { needs: obstacles.join(', ') })}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
