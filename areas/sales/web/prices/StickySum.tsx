// The sum of a what-if, which stays in view while the prices below it are moved.

import { useText } from '#platform/web/i18n/texts.ts'
import type { WhatIf } from '../../rules/prices/what-if.ts'
import { money, SumChange } from './SumChange.tsx'
import styles from './StickySum.module.css'

export function StickySum({ totals, before }: { totals: WhatIf; before: WhatIf }) {
  const t = useText()
  return (
    <div className={styles.bar} role="status" aria-label={t('sales_price_sum')}>
      <strong>{money(totals.all.sum)}</strong>
      <SumChange sum={totals.all.sum} before={before.all.sum} />
      <span className={styles.metre}>
        {t('sales_price_per_metre')} {money(totals.all.perSquareMetre)}
      </span>
    </div>
  )
}
