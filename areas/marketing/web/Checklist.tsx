// The checklist of an advertisement with its score: what is needed, and what is recommended.

import { IconAlertCircle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { useText } from '#platform/web/i18n/texts.ts'
import type { AdvertView } from '../contract/adverts.ts'
import styles from './Marketing.module.css'

type Checks = AdvertView['checklist']['checks']

export function Checklist({ checklist: { score, checks } }: Pick<AdvertView, 'checklist'>) {
  const t = useText()
  const [needed, advised] = [checks.filter((one) => one.isBlocking), checks.filter((one) => !one.isBlocking)]
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>
        {t('marketing_checklist')} <span className={styles.facts}>{t('marketing_score', { score })}</span>
      </h3>
      <Group title={t('marketing_checklist_blocking')} checks={needed} />
      <Group title={t('marketing_checklist_advice')} checks={advised} />
    </section>
  )
}

/** Missing ones first. */
function Group({ title, checks }: { title: string; checks: Checks }) {
  const t = useText()
  if (checks.length === 0) return null
  const sorted = checks.toSorted((a, b) => Number(a.isMet) - Number(b.isMet))
  return (
    <>
      <h4 className={styles.subtitle}>{title}</h4>
      <ul className={styles.checks}>
        {sorted.map(({ key, title: name, isMet, isBlocking }) => (
          <li key={key} data-missing={!isMet || undefined}>
            <Mark isMet={isMet} isBlocking={isBlocking} />
            {name}
            <span className="visually-hidden"> ({t(isMet ? 'marketing_check_met' : 'marketing_check_missing')})</span>
          </li>
        ))}
      </ul>
    </>
  )
}

function Mark({ isMet, isBlocking }: { isMet: boolean; isBlocking: boolean }) {
  const look = { size: 16, stroke: 1.5, 'aria-hidden': true } as const
  if (isMet) return <IconCheck {...look} data-mark="met" />
  return isBlocking ? <IconAlertCircle {...look} data-mark="missing" /> : <IconInfoCircle {...look} />
}
