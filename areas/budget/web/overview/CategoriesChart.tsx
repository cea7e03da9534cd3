// Bars of the planned, committed and paid amount by category; each bar opens the costs of its category.

import { BarChart } from '#platform/web/charts/BarChart.tsx'
import { formatMoney } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { BudgetOverview } from '../../contract/overview.ts'
import styles from './overview.module.css'

const keys = ['planned', 'committed', 'paid'] as const

export function CategoriesChart({ overview: { categories, sums } }: { overview: BudgetOverview }) {
  const t = useText()
  if (categories.length === 0) return null
  return (
    <div className={styles.chart}>
      <BarChart
        title={t('budget_chart_title')}
        sentence={t('budget_chart_sentence', {
          planned: formatMoney(sums.planned),
          committed: formatMoney(sums.committed),
          paid: formatMoney(sums.paid),
        })}
        level={2}
        rowTitle={t('budget_field_category')}
        format={(amount) => formatMoney(amount)}
        data={{
          series: keys.map((key) => ({ key, label: t(`budget_sum_${key}`) })),
          rows: categories.map((category) => ({
            key: category.id,
            label: category.name,
            values: keys.map((key) => category[key]),
          })),
          arrangement: 'grouped',
        }}
        targetOf={(id) => {
          const figures = categories.find((category) => category.id === id)?.rows
          const rows = figures?.find(({ key }) => key === 'planned')?.rows
          return rows ? { to: rows.path, search: rows.search } : null
        }}
      />
    </div>
  )
}
