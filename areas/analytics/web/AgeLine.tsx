// Shows the age of the numbers.

import { Button } from '@mantine/core'
import { formatDateTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { FiguresAge } from '../contract/figures.ts'
import styles from './AgeLine.module.css'
import { useRefreshFigures } from './use-refresh-figures.ts'

export function AgeLine({ age }: { age: FiguresAge }) {
  const t = useText()
  const { isCounting, countAgain } = useRefreshFigures(age)
  const [day = '', time = ''] = formatDateTime(age.countedAt).split(' ')
  return (
    <p className={styles.age} role="status">
      {age.countedAt ? t('analytics_counted_at', { day, time }) : t('analytics_not_counted')}
      {isCounting && ` · ${t('analytics_counting')}`}
      {isCounting && (
        <Button size="compact-sm" variant="subtle" onClick={countAgain}>
          {t('analytics_refresh')}
        </Button>
      )}
    </p>
  )
}
