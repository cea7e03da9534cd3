// Applications over time, and per object and period.

import { swissDate } from '#platform/rules/calendar-day.ts'
import type { Figure } from '../../contract/figures.ts'
import { filterKeys } from '../../rules/filter-keys.ts'
import { maskedCells } from '../../rules/masking.ts'
import { lengthFor, periodOf, periodsBetween, positionOf, type Period } from '../../rules/periods.ts'
import { totalOf } from './counts.ts'
import { readObjects } from './objects-by-period.ts'
import { figureOf, nothingShown, numberTold, shownGroups, sum, type Making } from './parts.ts'
import { applicationsTarget, narrowing } from './targets.ts'

/** Periods from the first to the last application; the filters narrow them already. */
function observedPeriods({ counts: { days } }: Making): Period[] {
  const [first, last] = [days[0]?.day, days.at(-1)?.day]
  return first && last ? periodsBetween(first, last, lengthFor(first, last)) : []
}

export function applicationsFigure(making: Making): Figure {
  const { ctx, counts } = making
  const periods = observedPeriods(making)
  const groups = periods.map((period) => ({
    key: period.key,
    label: swissDate(period.from),
    records: 0,
    deleted: 0,
    target: narrowing(applicationsTarget(making, {}, period), { from: period.from, to: period.to }),
  }))
  for (const { day, records, deleted } of counts.days) {
    const group = groups[periodOf(periods, day)]
    if (!group) continue
    group.records += records
    group.deleted += deleted
  }
  const { rows, masked, deleted } = shownGroups(making, groups)
  const points = rows.map(({ key, values, ...row }, index) => ({
    ...row,
    label: groups[index]?.label ?? row.label,
    at: positionOf(key),
    value: values[0] ?? null,
  }))
  const total = totalOf(counts, 'application').all.records
  return figureOf(ctx, {
    id: 'applications',
    headline: numberTold(total),
    sentence: ctx.t('analytics_sentence_applications', { count: numberTold(total) }),
    charts: [
      {
        kind: 'line',
        key: 'applications',
        title: ctx.t('analytics_figure_applications'),
        rowTitle: ctx.t('analytics_period'),
        unit: 'count',
        lines: [{ key: 'applications', label: ctx.t('analytics_series_applications'), points }],
      },
    ],
    deleted,
    masked,
  })
}

export async function objectsFigure(making: Making): Promise<Figure> {
  const { ctx, filters, viewer, isDetail } = making
  const periods = observedPeriods(making)
  const columns = periods.length > 12 ? mergedTo(12, periods) : periods
  const found = await readObjects(ctx, filters, { columns, most: isDetail ? 200 : 12 })
  const groups = [...Map.groupBy(found, ({ id }) => id)].map(([id, parts]) => ({
    key: id,
    label: parts[0]?.title ?? ctx.t('analytics_object_deleted'),
    records: sum(parts.map(({ records }) => records)),
    deleted: sum(parts.map(({ deleted }) => deleted)),
    values: columns.map((_, index) => parts.find(({ period }) => period === index)?.records ?? 0),
    target: applicationsTarget(making, { [filterKeys.object]: [id] }),
  }))
  const { rows, masked, deleted } = shownGroups(making, groups)
  const [largest] = rows.filter(({ values }) => values.some((value) => value !== null))
  const all = found[0]?.objects ?? 0
  return figureOf(ctx, {
    id: 'objects',
    headline: largest ? numberTold(largest.records) : '–',
    sentence: largest
      ? ctx.t('analytics_sentence_objects', { object: largest.label, count: numberTold(largest.records) })
      : nothingShown(making, groups),
    charts: [
      {
        kind: 'heat',
        key: 'objects',
        title: ctx.t('analytics_figure_objects'),
        rowTitle: ctx.t('analytics_object'),
        columns: columns.map(({ key, from, to }) => ({ key, label: columnLabel(from, to) })),
        rows: viewer.seesSmallGroups ? rows : withoutSmallCells(rows),
      },
    ],
    deleted,
    masked,
    notes: groups.length < all ? [ctx.t('analytics_first_rows', { shown: groups.length, all })] : [],
  })
}

/** The day, or the month of a longer column. */
const columnLabel = (from: string, to: string) =>
  positionOf(to) - positionOf(from) > 7 ? swissDate(from).slice(3) : swissDate(from).slice(0, 6)

/** The list tells the sum of a row, and the applications over time that of a column. */
function withoutSmallCells<Row extends { values: (number | null)[] }>(rows: readonly Row[]): Row[] {
  const hidden = maskedCells(rows.map(({ values }) => values.map((value) => value ?? 0)))
  return rows.map((row, at) => ({
    ...row,
    values: row.values.map((value, column) => (hidden[at]?.[column] ? null : value)),
  }))
}

/** Joins neighbouring periods, so that at most so many remain. */
function mergedTo(most: number, periods: readonly Period[]): Period[] {
  const size = Math.ceil(periods.length / most)
  return Array.from({ length: Math.ceil(periods.length / size) }, (_, index) => {
    const part = periods.slice(index * size, (index + 1) * size)
    const [first] = part
    return { key: first?.key ?? '', from: first?.from ?? '', to: part.at(-1)?.to ?? '' }
  })
}
