// Rates of invitation, offer and refusal by language, household, age and income, with their range in words. Only for
// administrators. Nationality is never counted. Groups of fewer than five applications are left out for everybody.

import type { Chart, Figure } from '../../contract/figures.ts'
import { smallest } from '../../rules/masking.ts'
import { overlap, wilson } from '../../rules/wilson.ts'
import { sumsOf, totalOf, type Counts } from './counts.ts'
import { divisions, groupsOf } from './group-figures.ts'
import { figureOf, shareTold, sum, type Group, type Making } from './parts.ts'
import { applicationsTarget } from './targets.ts'

const rates = ['invited', 'offered', 'refused'] as const

type Counted = Group & { sums: { all: Counts } }

export function fairnessFigure(making: Making): Figure | null {
  const { ctx, viewer, counts } = making
  if (!viewer.can('admin')) return null
  const parts: [string, Counted[]][] = [
    ['language', languagesOf(making)],
    ['household', groupsOf(making, divisions.households)],
    ['age', groupsOf(making, divisions.ages)],
    ['income', groupsOf(making, divisions.incomes)],
  ]
  const large = parts.map(([key, groups]): [string, Counted[]] => [
    key,
    groups.filter(({ records }) => records >= smallest),
  ])
  const total = totalOf(counts, 'application').all
  const notable = large.flatMap(([, groups]) => groups.filter((group) => differs(group.sums.all, total)))
  return figureOf(ctx, {
    id: 'fairness',
    headline: String(notable.length),
    sentence:
      notable.length === 0
        ? ctx.t('analytics_sentence_fair')
        : ctx.t('analytics_sentence_unequal', { groups: notable.map(({ label }) => label).join(', ') }),
    charts: large.filter(([, groups]) => groups.length > 0).map(([key, groups]) => chartOf(making, key, groups)),
    notes: [
      ...(total.invited === 0 ? [ctx.t('analytics_no_invitations')] : []),
      ctx.t('analytics_range_meaning'),
      ...large.flatMap(([, groups]) => groups.map((group) => rangeTold(making, group))),
    ],
    masked: sum(parts.flatMap(([, groups]) => groups.map(({ records }) => (records < smallest ? records : 0)))),
  })
}

function languagesOf(making: Making): Counted[] {
  const { ctx, counts } = making
  return [...sumsOf(counts, 'application', 'language')].map(([value, sums]) => ({
    key: value,
    label: ctx.t(`general_language_${value}`),
    records: sums.all.records,
    deleted: sums.deleted.records,
    target: applicationsTarget(making, { language: [value] }),
    sums,
  }))
}

/** True if a rate of the group clearly differs from that of all others. */
function differs(group: Counts, total: Counts): boolean {
  const others = total.records - group.records
  if (others < smallest) return false
  return rates.some((rate) => !overlap(wilson(group[rate], group.records), wilson(total[rate] - group[rate], others)))
}

/** Without viewing appointments there were no invitations, and the rate is left out. */
const ratesOf = ({ counts }: Making) =>
  rates.filter((rate) => rate !== 'invited' || totalOf(counts, 'application').all.invited > 0)

function chartOf(making: Making, key: string, groups: readonly Counted[]): Chart {
  const { ctx } = making
  const shown = ratesOf(making)
  return {
    kind: 'bars',
    key,
    title: ctx.t(`analytics_fairness_${key}`),
    rowTitle: ctx.t(`analytics_fairness_${key}`),
    unit: 'share',
    arrangement: 'grouped',
    series: shown.map((rate) => ({ key: rate, label: ctx.t(`analytics_rate_${rate}`) })),
    rows: groups.map(({ sums, key: value, label, records, deleted, target }) => ({
      key: value,
      label,
      values: shown.map((rate) => sums.all[rate] / records),
      records,
      deleted,
      target: target ?? null,
    })),
  }
}

function rangeTold(making: Making, { label, sums: { all } }: Counted): string {
  const { ctx } = making
  const told = ratesOf(making).map((rate) => {
    const { low, high } = wilson(all[rate], all.records)
    return ctx.t(`analytics_range_${rate}`, {
      share: shareTold(all[rate], all.records),
      low: String(Math.round(low * 100)),
      high: String(Math.round(high * 100)),
    })
  })
  return ctx.t('analytics_range_of', { group: label, count: all.records, rates: told.join('; ') })
}
