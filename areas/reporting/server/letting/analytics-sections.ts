// Sections of a letting report with the figures of analytics, for the buildings of the report: course, funnel,
// forecast. Small groups are hidden, as in everything that leaves the house.

import { noFilters, type Chart, type Figure, type FigureId } from '#areas/analytics/contract/figures.ts'
import { readFigures, readFiguresOfObjects } from '#areas/analytics/server/public.ts'
import { dayOf, swissDate } from '#platform/rules/calendar-day.ts'
import { timeOf } from '#platform/rules/local-time.ts'
import type { Context } from '#platform/server/context.ts'
import type { NumberLook, PrintedFigure } from '#platform/server/documents/printed-chart.ts'
import type { ReportOptions } from '../../rules/report.ts'
import { type Value } from '../../rules/written-values.ts'
import { counts, francs, mostBars, shares } from '../document/charts.ts'
import type { ReportSection, ReportTable } from '../document/report-document.ts'

/** Sources and households are in the report's own sections, with the filters of the report. */
const shown: readonly FigureId[] = ['applications', 'forecast', 'funnel', 'offers', 'vacancy', 'answers']

/** The answer time counts the mails of the whole project, so that it is in no report of one owner. */
const shownToOwner = shown.filter((id) => id !== 'answers')

/**
 * In a report of one owner the figures count exactly its objects, because a building may contain objects of others.
 * Before the first count there are no figures.
 */
export async function analyticsSections(
  ctx: Context,
  { buildings, owner }: ReportOptions,
  objects: readonly { id: string }[],
): Promise<ReportSection[]> {
  const { figures, age } = owner
    ? await readFiguresOfObjects(ctx, { objects: objects.map(({ id }) => id), ids: shownToOwner })
    : await readFigures(ctx, { ...noFilters, buildings })
  if (age.countedAt === null) return []
  const moment = new Date(age.countedAt)
  const counted = ctx.t('analytics_counted_at', { day: swissDate(dayOf(moment)), time: timeOf(moment) })
  return shown.flatMap((id) => figures.filter((figure) => figure.id === id)).map((figure) => sectionOf(figure, counted))
}

const sectionOf = ({ title, sentence, definition, notes, charts }: Figure, counted: string): ReportSection => ({
  title,
  text: sentence,
  figures: charts.flatMap((chart) => figureOf(chart, sentence)),
  tables: charts.map(tableOf),
  note: [definition, ...notes, counted].join(' '),
})

type Unit = Extract<Chart, { kind: 'bars' }>['unit']

const looks: Record<Unit, NumberLook> = {
  count: counts,
  area: { ...counts, suffix: ' m²' },
  days: { ...counts, decimals: 1 },
  rappen: francs,
  share: shares,
}

function figureOf(chart: Chart, alt: string): PrintedFigure[] {
  switch (chart.kind) {
    case 'bars': {
      const { series, rows, arrangement, unit } = chart
      if (rows.length === 0 || rows.length > mostBars) return []
      return [{ alt, chart: { kind: 'bars', data: { series, rows, arrangement }, numbers: looks[unit] } }]
    }
    case 'line':
      return [{ alt, chart: { kind: 'line', data: { lines: chart.lines.map(lineOf) }, numbers: looks[chart.unit] } }]
    case 'funnel': {
      const steps = chart.steps.flatMap(({ key, label, value, note }) =>
        value === null ? [] : [{ key, label, value, ...(note !== null && { note }) }],
      )
      return steps.length < 2 ? [] : [{ alt, chart: { kind: 'funnel', steps, numbers: counts } }]
    }
    case 'heat':
      return []
  }
}

/** Drops what only the screen needs. */
const lineOf = ({ key, label, points }: Extract<Chart, { kind: 'line' }>['lines'][number]) => ({
  key,
  label,
  points: points.map(({ at, label: day, value, low, high }) => ({
    at,
    label: day,
    value,
    ...(low !== undefined && { low }),
    ...(high !== undefined && { high }),
  })),
})

function tableOf(chart: Chart): ReportTable {
  const { title, rowTitle } = chart
  const first = { title: rowTitle, share: 40, width: 36 }
  const column = (label: string) => ({ title: label, share: 20, width: 18, isNumber: true })
  switch (chart.kind) {
    case 'bars': {
      const { series, rows, unit } = chart
      const values = rows.map(({ label, values: own }): Value[] => [label, ...own.map((one) => valueOf(one, unit))])
      return { name: title, columns: [first, ...series.map(({ label }) => column(label))], rows: values }
    }
    case 'heat': {
      const values = chart.rows.map(({ label, values: own }): Value[] => [label, ...own])
      return { name: title, columns: [first, ...chart.columns.map(({ label }) => column(label))], rows: values }
    }
    case 'line':
      return {
        name: title,
        columns: [first, ...chart.lines.map(({ label }) => column(label))],
        rows: rowsOfLines(chart),
      }
    case 'funnel':
      return {
        name: title,
        columns: [first, { title: chart.noteTitle, share: 35, width: 30 }, column('')],
        rows: chart.steps.map(({ label, note, value }): Value[] => [label, note, value]),
      }
  }
}

/** A row for each moment, with the value of each line that has one then. */
function rowsOfLines({ lines, unit }: Extract<Chart, { kind: 'line' }>): Value[][] {
  const moments = new Map(lines.flatMap(({ points }) => points.map(({ at, label }) => [at, label] as const)))
  return [...moments]
    .toSorted(([a], [b]) => a - b)
    .map(([at, label]) => [
      label,
      ...lines.map(({ points }) => valueOf(points.find((point) => point.at === at)?.value ?? null, unit)),
    ])
}

function valueOf(value: number | null, unit: Unit): Value {
  if (value === null) return null
  if (unit === 'rappen') return { rappen: value }
  return unit === 'share' ? { percent: Math.round(value * 1000) / 10 } : Math.round(value * 10) / 10
}
