// The way from interest to contract. Each step counts its own records of the period: interested people for the first
// two, applications for the rest, since most households apply without being recorded as interested first.

import type { Figure } from '../../contract/figures.ts'
import { filterKeys } from '../../rules/filter-keys.ts'
import { isShownPart, smallest } from '../../rules/masking.ts'
import { medianOf } from '../../rules/histogram.ts'
import { sumsOf, totalOf, type Counts, type RecordKind } from './counts.ts'
import { figureOf, maskedRow, numberTold, shareTold, sum, type Group, type Making } from './parts.ts'
import { applicationsTarget, peopleTarget } from './targets.ts'

interface Step {
  key: string
  of: RecordKind
  count: keyof Counts
  /** Value of the list filter; absent for all records. */
  filter?: string
  /** Facet with the days from the step before. */
  days?: string
}

const steps: readonly Step[] = [
  { key: 'interested', of: 'interested', count: 'records' },
  { key: 'viewed', of: 'interested', count: 'viewed', filter: 'viewed', days: 'days_to_viewing' },
  { key: 'applied', of: 'application', count: 'records', days: 'days_to_application' },
  { key: 'offered', of: 'application', count: 'offered', filter: 'offered', days: 'days_to_offer' },
  { key: 'contracted', of: 'application', count: 'contracted', filter: 'contracted', days: 'days_to_contract' },
]

export function funnelFigure(making: Making): Figure {
  const { ctx, counts } = making
  const hasViewings = totalOf(counts, 'interested').all.viewed > 0
  const hasInterested = totalOf(counts, 'interested').all.records > 0
  const known = steps.filter(({ key, of }) => of === 'application' || (key === 'viewed' ? hasViewings : hasInterested))
  const groups = known.map((step): Group => {
    const { all, deleted } = totalOf(counts, step.of)
    const more = step.filter ? { [filterKeys.step]: [step.filter] } : {}
    return {
      key: step.key,
      label: ctx.t(`analytics_step_${step.key}`),
      records: all[step.count],
      deleted: deleted[step.count],
      target: step.of === 'application' ? applicationsTarget(making, more) : peopleTarget(making, more),
    }
  })
  const hidden = new Set(known.filter((step, index) => isHidden(making, known.slice(0, index), step)))
  const isMasked = (index: number) => known.some((step, at) => at === index && hidden.has(step))
  const shown = groups.filter((_, index) => !isMasked(index))
  const applied = totalOf(counts, 'application').all
  const isToldApart = !known.some(({ key }, index) => (key === 'applied' || key === 'contracted') && isMasked(index))
  return figureOf(ctx, {
    id: 'funnel',
    headline: isToldApart ? shareTold(applied.contracted, applied.records) : '–',
    sentence: isToldApart
      ? ctx.t('analytics_sentence_funnel', {
          applied: numberTold(applied.records),
          contracts: shareTold(applied.contracted, applied.records),
        })
      : ctx.t('analytics_too_few_steps', { smallest }),
    charts: [
      {
        kind: 'funnel',
        key: 'funnel',
        title: ctx.t('analytics_figure_funnel'),
        rowTitle: ctx.t('analytics_step'),
        noteTitle: ctx.t('analytics_median'),
        steps: groups.map((group, index) => ({
          ...(isMasked(index) ? maskedStep(making, group) : shownStep(group)),
          note: isMasked(index) ? null : noteOf(making, known[index]),
          startsAnew: index > 0 && known[index]?.of !== known[index - 1]?.of,
        })),
      },
    ],
    deleted: sum(shown.map(({ deleted }) => deleted)),
    notes: [
      ...(hidden.size > 0 ? [ctx.t('analytics_masked_hint', { smallest })] : []),
      ...(hasInterested ? [] : [ctx.t('analytics_no_interested')]),
      ...(hasInterested && !hasViewings ? [ctx.t('analytics_no_viewings')] : []),
    ],
  })
}

const shownStep = ({ key, label, records, deleted, target = null }: Group) => ({
  key,
  label,
  value: records,
  records,
  deleted,
  target,
})

function maskedStep(making: Making, group: Group) {
  const { values: _, ...row } = maskedRow(making, group)
  return { ...row, value: null }
}

/** Steps are parts of the steps before: neither a step nor those who did not reach it may be a small group. */
function isHidden({ viewer, counts }: Making, before: readonly Step[], { of, count }: Step): boolean {
  if (viewer.seesSmallGroups) return false
  const { all } = totalOf(counts, of)
  const wholes = before.filter((step) => step.of === of).map((step) => all[step.count])
  return ![...wholes, all[count]].every((whole) => isShownPart(all[count], whole))
}

function noteOf({ ctx, counts }: Making, step: Step | undefined): string | null {
  if (!step?.days) return null
  // The days until the application are kept with the interested person.
  const of = step.days === 'days_to_application' ? 'interested' : step.of
  const days = [...sumsOf(counts, of, step.days)].map(([value, { all }]) => ({
    value: Number(value),
    records: all.records,
  }))
  const median = medianOf(days)
  return median === null ? null : ctx.t('analytics_median_days', { days: String(median) })
}
