// Test page for all kinds of charts with edge cases. Its numbers are made up, and no menu links to it.

import { useText } from '#platform/web/i18n/texts.ts'
import { BarChart } from '#platform/web/charts/BarChart.tsx'
import { FunnelChart } from '#platform/web/charts/FunnelChart.tsx'
import { HeatTable } from '#platform/web/charts/HeatTable.tsx'
import { LineChart } from '#platform/web/charts/LineChart.tsx'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { barCases, funnelCases, heatCases, lineCases } from './chart-cases.ts'
import styles from './ChartsTestingPage.module.css'

export default function ChartsTestingPage() {
  const t = useText()
  const common = { rowTitle: t('analytics_testing_row'), level: 2 } as const
  const target = () => ({ to: '/charts-testing' })
  const sentenceOf = (count: number) => t('analytics_testing_sentence', { count })
  return (
    <div className={styles.page}>
      <PageHead title={t('screen_charts_testing')} subtitle={t('analytics_testing_subtitle')} />
      <div className={styles.charts}>
        {barCases(t).map(({ title, data }) => (
          <BarChart
            key={title}
            {...common}
            {...{ title, data }}
            sentence={sentenceOf(data.rows.length)}
            targetOf={target}
          />
        ))}
        {lineCases(t).map(({ title, data }) => (
          <LineChart
            key={title}
            {...common}
            {...{ title, data }}
            sentence={sentenceOf(data.lines.length)}
            targetOf={target}
          />
        ))}
        {funnelCases(t).map(({ title, steps }) => (
          <FunnelChart
            key={title}
            level={2}
            title={title}
            sentence={sentenceOf(steps.length)}
            steps={steps}
            columns={{ step: t('analytics_testing_row'), number: t('analytics_testing_value') }}
            targetOf={target}
          />
        ))}
        {heatCases(t).map(({ title, data }) => (
          <HeatTable
            key={title}
            {...common}
            {...{ title, data }}
            sentence={sentenceOf(data.rows.length)}
            targetOf={target}
          />
        ))}
      </div>
    </div>
  )
}
