// A chart as a table, for PDF and spreadsheet: the same rows and numbers as on the screen.

import { writtenMoney } from '#platform/rules/amounts/written-money.ts'
import type { Context } from '#platform/server/context.ts'
import type { Chart } from '../contract/figures.ts'
import { numberTold } from './figures/parts.ts'

export interface FigureTable {
  title: string
  columns: string[]
  rows: (string | number | null)[][]
  unit: 'count' | 'rappen' | 'area' | 'share' | 'days'
}

export function tableOf(chart: Chart): FigureTable {
  const { title, rowTitle } = chart
  switch (chart.kind) {
    case 'bars':
    case 'heat': {
      const series = chart.kind === 'bars' ? chart.series : chart.columns
      return {
        title,
        unit: chart.kind === 'bars' ? chart.unit : 'count',
        columns: [rowTitle, ...series.map(({ label }) => label)],
        rows: chart.rows.map(({ label, values }) => [label, ...values]),
      }
    }
    case 'line':
      return {
        title,
        unit: chart.unit,
        columns: [rowTitle, ...chart.lines.map(({ label }) => label)],
        rows: chart.lines.flatMap(({ points }, at) =>
          points.map(({ label, value }) => [label, ...chart.lines.map((_, index) => (index === at ? value : null))]),
        ),
      }
    case 'funnel':
      return {
        title,
        unit: 'count',
        columns: [rowTitle, chart.noteTitle, ''],
        rows: chart.steps.map(({ label, value, note }) => [label, note ?? '', value]),
      }
  }
}

export function cellTold(ctx: Context, cell: string | number | null, unit: FigureTable['unit']): string {
  if (cell === null) return '–'
  if (typeof cell === 'string') return cell
  if (unit === 'rappen') return writtenMoney(cell)
  if (unit === 'share') return `${Math.round(cell * 100)} %`
  if (unit === 'area') return `${numberTold(cell)} m²`
  if (unit === 'days') return ctx.t('analytics_days', { days: numberTold(cell) })
  return numberTold(cell)
}
