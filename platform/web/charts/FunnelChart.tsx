// A funnel: steps with the share that went on to each.

import { lazy } from 'react'
import type { FunnelStep } from '#platform/rules/charts/series.ts'
import { formatNumber } from '../i18n/format.ts'
import { useText } from '../i18n/texts.ts'
import type { ChartContent } from './chart-content.ts'
import { ChartFrame } from './ChartFrame.tsx'
import { formatShare } from './share.ts'

const FunnelDrawing = lazy(() => import('./FunnelDrawing.tsx'))

export interface FunnelChartProps extends ChartContent {
  steps: readonly FunnelStep[]
  /** Headings of the columns: step, number, and the note if the steps have one. */
  columns: { step: string; number: string; note?: string }
}

export function FunnelChart({ steps, columns, ...content }: FunnelChartProps) {
  const t = useText()
  const format = content.format ?? formatNumber
  const table = {
    columns: [columns.step, columns.number, t('charts_share_of_previous'), ...(columns.note ? [columns.note] : [])],
    rows: steps.map(({ key, label, value, note, startsAnew }, index) => {
      const before = startsAnew ? null : steps[index - 1]?.value
      const share = before && value !== null ? formatShare(value / before) : t('charts_unknown')
      return {
        key,
        label,
        cells: [
          value === null ? t('charts_unknown') : format(value),
          share,
          ...(columns.note ? [note ?? t('charts_unknown')] : []),
        ],
      }
    }),
  }
  return (
    <ChartFrame content={content} table={table} height={steps.length * 64}>
      <FunnelDrawing steps={steps} title={content.title} format={format} targetOf={content.targetOf} />
    </ChartFrame>
  )
}
