// Legend of a plan: the states with their counts, or the steps of a scale with its ends.

import { formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import type { PlanUnit } from '../../contract/plan.ts'
import { scaleSteps, type Scale } from '../../rules/value-scale.ts'
import styles from './PlanLegend.module.css'
import { perSquareMetreWords, type Colouring } from './unit-words.ts'

interface Props {
  units: readonly PlanUnit[]
  colouring: Colouring
  scale: Scale | null
  isForSale: boolean
  /** The legend is always below the plan, never beside it. */
  isBelow: boolean
}

/** Same strengths as the units themselves (house.module.css). */
const strengths = ['7%', '16%', '26%', '36%', '46%']

export function PlanLegend({ units, colouring, scale, isForSale, isBelow }: Props) {
  const t = useText()
  if (colouring === 'state') return <States units={units} isBelow={isBelow} />
  const about = t(
    colouring === 'rent' && isForSale ? 'buildings_plan_scale_price' : `buildings_plan_scale_${colouring}`,
  )
  if (!scale)
    return (
      <p className={styles.legend} data-below={isBelow}>
        {t('buildings_plan_scale_none')}
      </p>
    )
  const words = colouring === 'rent' ? perSquareMetreWords : (value: number) => formatNumber(value)
  return (
    <p className={styles.legend} data-below={isBelow}>
      <span>{about}</span>
      <span className={styles.steps}>
        <span className={styles.bound}>{words(scale.least)}</span>
        <span className={styles.ramp} aria-hidden>
          {strengths.slice(0, scaleSteps).map((strength) => (
            <span key={strength} className={styles.step} style={{ '--step': strength }} />
          ))}
        </span>
        <span className="visually-hidden">{t('buildings_plan_scale_to')}</span>
        <span className={styles.bound}>{words(scale.most)}</span>
      </span>
    </p>
  )
}

function States({ units, isBelow }: Pick<Props, 'units' | 'isBelow'>) {
  const t = useText()
  const byTitle = Map.groupBy(units, ({ stateTitle }) => stateTitle)
  const counted = [...byTitle].sort(([, some], [, others]) => others.length - some.length)
  return (
    <ul className={styles.legend} data-below={isBelow} aria-label={t('buildings_plan_legend')}>
      {counted.map(([title, some]) => (
        <li key={title} className={styles.state}>
          <StateBadge state={some[0]?.letting_state ?? ''} title={title} />
          <span className={styles.count}>{formatNumber(some.length)}</span>
        </li>
      ))}
    </ul>
  )
}
