// Common parts of figures: rows of people with small groups hidden, and words for numbers in sentences.

import { grouped } from '#platform/rules/amounts/written-money.ts'
import type { Context } from '#platform/server/context.ts'
import type { BarsRow, Figure, FigureFilters, FigureTarget } from '../../contract/figures.ts'
import { isLargeEnough, maskedKeys, smallest } from '../../rules/masking.ts'
import type { KeptCounts } from './counts.ts'
import type { Viewer } from './viewer.ts'

export interface Making {
  ctx: Context
  viewer: Viewer
  filters: FigureFilters
  counts: KeptCounts
  /** All rows instead of the largest ones. */
  isDetail: boolean
  /** Ids of the only objects that count; all under the filters if absent. */
  objects?: readonly string[]
}

export interface Group {
  key: string
  label: string
  records: number
  deleted: number
  /** Values of the row; the number of records if absent. */
  values?: (number | null)[]
  target?: FigureTarget | null
}

interface Shown<Row> {
  rows: Row[]
  masked: number
  deleted: number
}

/** Hides small groups from those who may not see them. A hidden row is labelled as hidden and has no link. */
export function shownGroups({ ctx, viewer }: Pick<Making, 'ctx' | 'viewer'>, groups: readonly Group[]): Shown<BarsRow> {
  const hidden = viewer.seesSmallGroups ? new Set<string>() : maskedKeys(groups)
  const rows = groups.map(({ key, label, records, deleted, values, target }): BarsRow => {
    if (!hidden.has(key)) return { key, label, values: values ?? [records], records, deleted, target: target ?? null }
    return maskedRow({ ctx }, { key, label, ...(values && { values }) })
  })
  const masked = sum(groups.filter(({ key }) => hidden.has(key)).map(({ records }) => records))
  return { rows, masked, deleted: sum(rows.map((row) => row.deleted)) }
}

/** Says that it is hidden, and opens nothing. */
export const maskedRow = (
  { ctx }: Pick<Making, 'ctx'>,
  { key, label, values = [null] }: Pick<Group, 'key' | 'label' | 'values'>,
): BarsRow => ({
  key,
  label: ctx.t('analytics_masked_row', { label, smallest }),
  values: values.map(() => null),
  records: 0,
  deleted: 0,
  target: null,
})

/** Sentence of a figure without a group to name. */
export const nothingShown = ({ ctx }: Pick<Making, 'ctx'>, groups: readonly Group[]): string =>
  groups.length > 0 ? ctx.t('analytics_too_few', { smallest }) : ctx.t('analytics_nothing')

/** A whole number of people so small that nothing of its figure is shown to this viewer. */
export const isWithheld = ({ viewer }: Pick<Making, 'viewer'>, records: number): boolean =>
  !viewer.seesSmallGroups && !isLargeEnough(records)

export const withheldFigure = (ctx: Context, id: Figure['id']): Figure =>
  figureOf(ctx, { id, headline: '–', sentence: ctx.t('analytics_too_few', { smallest }), charts: [] })

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** 12'400 */
export const numberTold = (value: number): string => grouped(String(Math.round(value)))

export const shareTold = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`

type Words = Pick<Figure, 'id' | 'headline' | 'sentence' | 'charts'> &
  Partial<Pick<Figure, 'deleted' | 'masked' | 'notes'>>

export const figureOf = (
  ctx: Context,
  { id, headline, sentence, charts, deleted = 0, masked = 0, notes = [] }: Words,
): Figure => ({
  id,
  title: ctx.t(`analytics_figure_${id}`),
  headline,
  definition: ctx.t(`analytics_definition_${id}`),
  sentence,
  charts,
  deleted,
  masked,
  notes,
})
