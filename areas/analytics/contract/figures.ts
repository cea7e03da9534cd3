// Figures as they go over the wire: charts with their numbers, the records that each number counts, and the list that
// shows these records. Texts are in the language of the call.

import { z } from 'zod'
import { applicationStates } from '#areas/applications/rules/application-state.ts'
import { objectKinds } from '#areas/buildings/rules/object-state.ts'

export const figureFilters = z.object({
  buildings: z.array(z.uuid()).max(500),
  objectKinds: z.array(z.enum(objectKinds)),
  /** Swiss calendar days, both included. */
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  /** States of applications now; deleted ones have the state in which they were deleted. */
  states: z.array(z.enum(applicationStates)),
})
export type FigureFilters = z.output<typeof figureFilters>

export const noFilters: FigureFilters = { buildings: [], objectKinds: [], from: null, to: null, states: [] }

/** Amounts of money are in Rappen, shares between 0 and 1. */
export const units = ['count', 'rappen', 'area', 'share', 'days'] as const

/** Screen that shows the records behind a number. */
const target = z.object({
  path: z.string(),
  search: z.record(z.string(), z.string()),
  /** Filters of the dashboard that this part stands for, by their names in the query. */
  narrows: z.record(z.string(), z.string()).optional(),
})
export type FigureTarget = z.output<typeof target>

/** Records that a number counts: the list of the target has `records` minus `deleted` rows. */
const opened = {
  records: z.number(),
  deleted: z.number(),
  target: target.nullable(),
}

const series = z.object({ key: z.string(), label: z.string() })
const row = z.object({
  key: z.string(),
  label: z.string(),
  /** Null is unknown or masked. */
  values: z.array(z.number().nullable()),
  ...opened,
})

const bars = z.object({
  kind: z.literal('bars'),
  key: z.string(),
  title: z.string(),
  rowTitle: z.string(),
  unit: z.enum(units),
  arrangement: z.enum(['grouped', 'stacked']),
  series: z.array(series),
  rows: z.array(row),
})

const line = z.object({
  kind: z.literal('line'),
  key: z.string(),
  title: z.string(),
  rowTitle: z.string(),
  unit: z.enum(units),
  lines: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      points: z.array(
        z.object({
          /** Days since 1970. */
          at: z.number(),
          label: z.string(),
          value: z.number().nullable(),
          low: z.number().optional(),
          high: z.number().optional(),
          ...opened,
        }),
      ),
    }),
  ),
})

const funnel = z.object({
  kind: z.literal('funnel'),
  key: z.string(),
  title: z.string(),
  rowTitle: z.string(),
  noteTitle: z.string(),
  steps: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      value: z.number().nullable(),
      note: z.string().nullable(),
      /** Counts other records than the step before. */
      startsAnew: z.boolean(),
      ...opened,
    }),
  ),
})

const heat = z.object({
  kind: z.literal('heat'),
  key: z.string(),
  title: z.string(),
  rowTitle: z.string(),
  columns: z.array(series),
  rows: z.array(row),
})

export const chart = z.discriminatedUnion('kind', [bars, line, funnel, heat])
export type Chart = z.output<typeof chart>
export type BarsChart = z.output<typeof bars>
export type BarsRow = z.output<typeof row>
export type LineChart = z.output<typeof line>
export type FunnelChart = z.output<typeof funnel>
export type HeatChart = z.output<typeof heat>

export const figureIds = [
  'letting',
  'funnel',
  'applications',
  'objects',
  'sources',
  'offers',
  'losses',
  'answers',
  'vacancy',
  'forecast',
  'households',
  'ages',
  'incomes',
  'fairness',
] as const
export type FigureId = (typeof figureIds)[number]

export const figure = z.object({
  id: z.enum(figureIds),
  title: z.string(),
  /** The most important number, as it is written. */
  headline: z.string(),
  /** The figure in one sentence. */
  sentence: z.string(),
  /** Meaning of the figure: which records count, and when. */
  definition: z.string(),
  charts: z.array(chart),
  /** Records that were deleted since; they are in the numbers and cannot be opened. */
  deleted: z.number(),
  /** Records in groups too small to be shown. */
  masked: z.number(),
  notes: z.array(z.string()),
})
export type Figure = z.output<typeof figure>

export const figuresAge = z.object({
  /** Instant up to which the records are counted; null before the first count. */
  countedAt: z.string().nullable(),
  /** True if records changed since. */
  isBehind: z.boolean(),
})
export type FiguresAge = z.output<typeof figuresAge>
