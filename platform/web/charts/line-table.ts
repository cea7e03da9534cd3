// The table of a line chart: a row per moment, a column per line, and its range in one cell.

import type { LineData, LinePoint } from '#platform/rules/charts/series.ts'
import type { Translate } from '../i18n/texts.ts'
import type { ChartTableContent } from './chart-content.ts'

export function lineTable(
  data: LineData,
  rowTitle: string,
  format: (value: number) => string,
  t: Translate,
): ChartTableContent {
  const labels = new Map(data.lines.flatMap(({ points }) => points.map(({ at, label }) => [at, label] as const)))
  const lines = data.lines.map(({ points }) => new Map(points.map((point) => [point.at, point])))
  return {
    columns: [rowTitle, ...data.lines.map(({ label }) => label)],
    rows: [...labels]
      .sort(([a], [b]) => a - b)
      .map(([at, label]) => ({ key: String(at), label, cells: lines.map((line) => cellOf(line.get(at))) })),
  }

  function cellOf(point: LinePoint | undefined): string {
    if (!point || point.value === null) return t('charts_unknown')
    const { low, high } = point
    if (low === undefined || high === undefined || low === high) return format(point.value)
    return t('charts_value_with_range', { value: format(point.value), low: format(low), high: format(high) })
  }
}
