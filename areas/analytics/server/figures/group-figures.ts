// Figures that divide applications by one property: source, latest offer, reason of the end, household, age, income.

import { defaultForm } from '#areas/forms/rules/defaults/default-form.ts'
import { fieldsOf } from '#areas/forms/rules/form-definition.ts'
import { deactivationReasons, offerStates } from '#areas/applications/rules/application-state.ts'
import type { BarsChart, BarsRow, Figure, FigureId } from '../../contract/figures.ts'
import { ageBands, incomeBands, keysOf, unknown } from '../../rules/bands.ts'
import { filterKeys } from '../../rules/filter-keys.ts'
import { isShownPart, smallest } from '../../rules/masking.ts'
import { noSums, sumsOf, totalOf, type Sums } from './counts.ts'
import {
  figureOf,
  isWithheld,
  nothingShown,
  numberTold,
  shareTold,
  shownGroups,
  sum,
  withheldFigure,
  type Group,
  type Making,
} from './parts.ts'
import { applicationsTarget } from './targets.ts'

export interface Division {
  id: FigureId
  facet: string
  /** Key of the list filter and its valid values. A group with another value has no link. */
  filter: string
  values: readonly string[]
  /** Order of the groups: as listed, or the largest first. */
  isOrdered?: boolean
  label: (making: Making, value: string) => string
}

/** The options of the form field, as the filter of the list offers them. */
export const formValues = (key: string): string[] =>
  (fieldsOf(defaultForm, 'household').find((field) => field.key === key)?.options ?? []).map(({ value }) => value)

const optionLabel =
  (group: string) =>
  ({ ctx }: Making, value: string): string => {
    if (value === unknown) return ctx.t('analytics_unknown')
    const key = `application_form_option_${group}_${value}`
    const text = ctx.t(key)
    return text === key ? value : text
  }

const bandLabel =
  (prefix: string) =>
  ({ ctx }: Making, value: string): string =>
    value === unknown ? ctx.t('analytics_unknown') : ctx.t(`analytics_${prefix}_${value}`)

const sources: Division = {
  id: 'sources',
  facet: 'source',
  filter: 'source',
  values: formValues('source'),
  label: optionLabel('source'),
}

/** Portals that households name whose source is a portal. */
const portals: Division = {
  id: 'sources',
  facet: 'portal',
  filter: filterKeys.portal,
  values: [...formValues('platform'), unknown],
  label: optionLabel('platform'),
}

const households: Division = {
  id: 'households',
  facet: 'household',
  filter: 'household_type',
  values: formValues('household_type'),
  label: optionLabel('household_type'),
}

const ages: Division = {
  id: 'ages',
  facet: 'age',
  filter: filterKeys.age,
  values: keysOf(ageBands),
  isOrdered: true,
  label: bandLabel('age'),
}

const incomes: Division = {
  id: 'incomes',
  facet: 'income',
  filter: filterKeys.income,
  values: keysOf(incomeBands),
  isOrdered: true,
  label: bandLabel('income'),
}

const losses: Division = {
  id: 'losses',
  facet: 'loss',
  filter: filterKeys.loss,
  values: deactivationReasons,
  label: ({ ctx }, value) => ctx.t(`analytics_loss_${value}`),
}

const offers: Division = {
  id: 'offers',
  facet: 'offer',
  filter: filterKeys.offer,
  values: offerStates,
  isOrdered: true,
  label: ({ ctx }, value) => ctx.t(`analytics_offer_${value}`),
}

/** Groups of applications, without those that the property does not concern. */
export function groupsOf(
  making: Making,
  { facet, filter, values, isOrdered, label }: Division,
): (Group & { sums: Sums })[] {
  const sums = new Map([...sumsOf(making.counts, 'application', facet)].filter(([value]) => value !== 'none'))
  const order = isOrdered
    ? values.filter((value) => sums.has(value))
    : [...sums].toSorted(([, a], [, b]) => b.all.records - a.all.records).map(([value]) => value)
  return order.map((value) => {
    const of = sums.get(value) ?? noSums
    return {
      key: value,
      label: label(making, value),
      records: of.all.records,
      deleted: of.deleted.records,
      target: values.includes(value) ? applicationsTarget(making, { [filter]: [value] }) : null,
      sums: of,
    }
  })
}

export const divisions = { households, ages, incomes, sources, portals } as const

export function barsOf(making: Making, division: Division, rows: BarsRow[]): BarsChart {
  const { ctx } = making
  const { id } = division
  return {
    kind: 'bars',
    key: id,
    title: ctx.t(`analytics_figure_${id}`),
    rowTitle: ctx.t(`analytics_row_${id}`),
    unit: 'count',
    arrangement: 'grouped',
    series: [{ key: 'applications', label: ctx.t('analytics_series_applications') }],
    rows,
  }
}

export function dividedFigure(making: Making, division: Division): Figure {
  const { ctx } = making
  const groups = groupsOf(making, division)
  if (isWithheld(making, recordsIn(groups))) return withheldFigure(ctx, division.id)
  const { rows, masked, deleted } = shownGroups(making, groups)
  const shown = rows.filter(({ values }) => values[0] !== null)
  const largest = shown.toSorted((a, b) => (b.values[0] ?? 0) - (a.values[0] ?? 0))[0]
  const total = totalOf(making.counts, 'application').all.records
  return figureOf(ctx, {
    id: division.id,
    headline: largest ? shareTold(largest.values[0] ?? 0, total) : '–',
    sentence: largest
      ? ctx.t('analytics_sentence_largest', { group: largest.label, share: shareTold(largest.values[0] ?? 0, total) })
      : nothingShown(making, groups),
    charts: [barsOf(making, division, rows)],
    deleted,
    masked,
  })
}

export const recordsIn = (groups: readonly Group[]) => sum(groups.map(({ records }) => records))

export const householdsFigure = (making: Making): Figure => dividedFigure(making, households)
export const agesFigure = (making: Making): Figure => dividedFigure(making, ages)
export const incomesFigure = (making: Making): Figure => dividedFigure(making, incomes)

export function lossesFigure(making: Making): Figure {
  const figure = dividedFigure(making, losses)
  const total = recordsIn(groupsOf(making, losses))
  if (isWithheld(making, total)) return figure
  return {
    ...figure,
    headline: numberTold(total),
    sentence: making.ctx.t('analytics_sentence_losses', { count: numberTold(total) }),
  }
}

export function offersFigure(making: Making): Figure {
  const { ctx } = making
  const figure = dividedFigure(making, offers)
  if (isWithheld(making, recordsIn(groupsOf(making, offers)))) return figure
  const of = (state: string) => sumsOf(making.counts, 'application', 'offer').get(state)?.all.records ?? 0
  const answered = of('accepted') + of('declined') + of('expired')
  if (!making.viewer.seesSmallGroups && !isShownPart(of('accepted'), answered))
    return { ...figure, headline: '–', sentence: ctx.t('analytics_too_few', { smallest }) }
  return {
    ...figure,
    headline: shareTold(of('accepted'), answered),
    sentence:
      answered === 0
        ? ctx.t('analytics_no_offers')
        : ctx.t('analytics_sentence_offers', {
            share: shareTold(of('accepted'), answered),
            count: numberTold(answered),
          }),
  }
}
