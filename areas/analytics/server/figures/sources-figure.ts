// Sources and portals: applications, contracts, and what one of them cost in advertisements of the budget.

import { writtenMoney } from '#platform/rules/amounts/written-money.ts'
import { sumAdvertisingCosts } from '#areas/budget/server/public.ts'
import type { BarsChart, Figure } from '../../contract/figures.ts'
import { perOne } from '#areas/budget/rules/cost-sums.ts'
import { advertisedBy } from '../../rules/advertising.ts'
import { isShownPart, maskedKeys } from '../../rules/masking.ts'
import type { Sums } from './counts.ts'
import { barsOf, dividedFigure, divisions, groupsOf, recordsIn, type Division } from './group-figures.ts'
import { isWithheld, shownGroups, sum, type Group, type Making } from './parts.ts'

type Counted = Group & { sums: Sums }

export async function sourcesFigure(making: Making): Promise<Figure> {
  const { ctx } = making
  const figure = dividedFigure(making, divisions.sources)
  const groups = groupsOf(making, divisions.sources)
  if (isWithheld(making, recordsIn(groups))) return figure
  const sources = withContracts(making, groups)
  const portals = withContracts(making, groupsOf(making, divisions.portals))
  const { charts, notes } = await costsOf(making, { sources, portals })
  return {
    ...figure,
    charts: [
      chartOf(making, divisions.sources, sources),
      ...(portals.length > 0 ? [chartOf(making, divisions.portals, portals)] : []),
      ...charts,
    ],
    notes: [
      ...(making.filters.states.length > 0 && charts.length > 0 ? [ctx.t('analytics_costs_by_state')] : []),
      ...notes,
    ],
  }
}

type WithContracts = Counted & { values: [records: number, contracts: number | null] }

/** A number of contracts is hidden like a group, and if those without a contract are a small group. */
function withContracts({ viewer }: Making, groups: readonly Counted[]): WithContracts[] {
  const contracts = groups.map(({ key, sums: { all } }) => ({ key, records: all.contracted }))
  const hidden = maskedKeys(contracts)
  return groups.map((group) => {
    const { contracted, records } = group.sums.all
    const isShown = viewer.seesSmallGroups || (!hidden.has(group.key) && isShownPart(contracted, records))
    return { ...group, values: [group.records, isShown ? contracted : null] }
  })
}

function chartOf(making: Making, division: Division, groups: readonly WithContracts[]): BarsChart {
  const { ctx } = making
  const { facet } = division
  const chart = barsOf(making, division, shownGroups(making, groups).rows)
  const contracts = { key: 'contracts', label: ctx.t('analytics_series_contracts') }
  const named = facet === 'portal' && { title: ctx.t('analytics_portals'), rowTitle: ctx.t('analytics_row_portals') }
  return { ...chart, key: facet === 'portal' ? 'portals' : chart.key, ...named, series: [...chart.series, contracts] }
}

interface Divided {
  sources: readonly WithContracts[]
  portals: readonly WithContracts[]
}

/** For those who may see the budget; the costs of the portals are also those of the source that consists of them. */
async function costsOf(
  making: Making,
  { sources, portals }: Divided,
): Promise<{ charts: BarsChart[]; notes: string[] }> {
  const { ctx, viewer, filters } = making
  if (!viewer.can('budget_read')) return { charts: [], notes: [] }
  const { from, to, buildings, objectKinds } = filters
  const costs = await sumAdvertisingCosts(ctx, { from, to, buildings, kinds: objectKinds })
  if (costs.length === 0) return { charts: [], notes: [ctx.t('analytics_no_advert_costs')] }
  const assigned = costs.map(({ platform, gross }) => ({ gross, by: advertisedBy(platform) }))
  const grossOf = (facet: 'portal' | 'source', value: string) =>
    sum(assigned.flatMap(({ gross, by }) => (by?.facet === facet && by.value === value ? [gross] : [])))
  const ofPortals = sum(assigned.flatMap(({ gross, by }) => (by?.facet === 'portal' ? [gross] : [])))
  const groups = [
    ...sources.map((group) => ({
      group,
      gross: grossOf('source', group.key) + (group.key === 'platform' ? ofPortals : 0),
    })),
    ...portals.map((group) => ({
      group: { ...group, key: `portal-${group.key}` },
      gross: grossOf('portal', group.key),
    })),
  ].filter(({ gross }) => gross > 0)
  const used = sum(sources.map(({ key }) => grossOf('source', key))) + (sources.some(isPortals) ? ofPortals : 0)
  const unused = sum(costs.map(({ gross }) => gross)) - used
  return {
    charts: groups.length > 0 ? [costChart(making, groups)] : [],
    notes: unused > 0 ? [ctx.t('analytics_costs_unassigned', { amount: writtenMoney(unused) })] : [],
  }
}

const isPortals = ({ key }: Group) => key === 'platform'

function costChart(making: Making, groups: readonly { group: WithContracts; gross: number }[]): BarsChart {
  const { ctx } = making
  const priced = groups.map(({ group, gross }) => {
    const [records, contracts] = group.values
    return { ...group, values: [perOne(gross, records), contracts === null ? null : perOne(gross, contracts)] }
  })
  return {
    ...barsOf(making, divisions.sources, shownGroups(making, priced).rows),
    key: 'costs',
    title: ctx.t('analytics_costs'),
    unit: 'rappen',
    series: ['per_application', 'per_contract'].map((key) => ({ key, label: ctx.t(`analytics_series_${key}`) })),
  }
}
