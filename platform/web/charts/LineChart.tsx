// Lines over time, each optionally with a band that shows a range.

import { lazy } from 'react'
import type { LineData } from '#platform/rules/charts/series.ts'
import { formatNumber } from '../i18n/format.ts'
import { useText } from '../i18n/texts.ts'
import type { ChartContent } from './chart-content.ts'
import { ChartFrame } from './ChartFrame.tsx'
import { lineTable } from './line-table.ts'

const LineDrawing = lazy(() => import('./LineDrawing.tsx'))

const height = 220

export interface LineChartProps extends ChartContent {
  data: LineData
  /** Heading of the first column of the table. */
  rowTitle: string
}

/** The keys that `targetOf` gets are the values `at` of the points, as text. */
export function LineChart({ data, rowTitle, ...content }: LineChartProps) {
  const t = useText()
  const format = content.format ?? formatNumber
  return (
    <ChartFrame content={content} table={lineTable(data, rowTitle, format, t)} height={height}>
      <LineDrawing data={data} height={height} title={content.title} format={format} targetOf={content.targetOf} />
    </ChartFrame>
  )
}
