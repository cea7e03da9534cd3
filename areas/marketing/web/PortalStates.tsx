// The state of an advertisement at each portal, with its time and what went wrong.

import { formatDateTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import type { AdvertView } from '../contract/adverts.ts'
import styles from './Marketing.module.css'
import { portalTone } from './tones.ts'

export function PortalStates({ advert }: { advert: AdvertView }) {
  const t = useText()
  const shown = advert.platforms.filter(({ key, state }) => state !== null || advert.data.platforms.includes(key))
  if (shown.length === 0) return null
  return (
    <>
      <ul className={styles.portals}>
        {shown.map(({ key, displayName, isConnected, state, stateTitle, changedAt, troubles }) => (
          <li key={key}>
            <div className={styles.line}>
              <span className={styles.name}>{displayName}</span>
              <StateBadge
                state={`portal.${state ?? 'never'}`}
                title={stateTitle}
                tone={state ? portalTone[state] : 'grey'}
              />
            </div>
            <p className={styles.facts}>
              {[changedAt && formatDateTime(changedAt), !isConnected && t('marketing_not_connected')]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {troubles.map((trouble) => (
              <p key={trouble} className={styles.problem}>
                {trouble}
              </p>
            ))}
          </li>
        ))}
      </ul>
      <p className={styles.facts}>{t('marketing_no_answer')}</p>
    </>
  )
}
