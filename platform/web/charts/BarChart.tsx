// Horizontal bars, grouped or stacked.

import { lazy } from 'react'
import type { BarData } from '#platform/rules/charts/series.ts'
import { formatNumber } from '../i18n/format.ts'
import { useText } from '../i18n/texts.ts'
import type { ChartContent } from './chart-content.ts'
import { ChartFrame } from './ChartFrame.tsx'

const BarDrawing = lazy(() => import('./BarDrawing.tsx'))

export interface BarChartProps extends ChartContent {
  data: BarData
  /** Heading of the first column of the table. */
  rowTitle: string
}

export function BarChart({ data, rowTitle, ...content }: BarChartProps) {
  const t = useText()
  const format = content.format ?? formatNumber
  const table = {
    columns: [rowTitle, ...data.series.map(({ label }) => label)],
    rows: data.rows.map(({ key, label, values }) => ({
      key,
      label,
      cells: data.series.map((_, index) => {
        const value = values[index] ?? null
        return value === null ? t('charts_unknown') : format(value)
      }),
    })),
  }
  return (
    <ChartFrame content={content} table={table} height={22 + data.rows.length * 26}>
      <BarDrawing data={data} title={content.title} format={format} targetOf={content.targetOf} />
    </ChartFrame>
  )
}
