// Charts of a report, from the counts that its tables print.

import type { NumberLook, PrintedFigure } from '#platform/server/documents/printed-chart.ts'

export const counts: NumberLook = { factor: 1, decimals: 0, suffix: '' }
export const shares: NumberLook = { factor: 100, decimals: 0, suffix: ' %' }
/** Look of amounts in Rappen. */
export const francs: NumberLook = { factor: 0.01, decimals: 0, suffix: '' }

/** A longer chart would fill a page and show no more than the table below it. */
export const mostBars = 20

interface Bars {
  alt: string
  label: string
  rows: readonly { label: string; value: number }[]
}

/** A bar for each row. Without rows, or with too many, there is no chart. */
export function barFigures({ alt, label, rows }: Bars): PrintedFigure[] {
  if (rows.length === 0 || rows.length > mostBars) return []
  const data = {
    series: [{ key: 'count', label }],
    rows: rows.map((row) => ({ key: row.label, label: row.label, values: [row.value] })),
    arrangement: 'grouped' as const,
  }
  return [{ alt, chart: { kind: 'bars', data, numbers: counts } }]
}
