// The budget overview: sums by category, and committed costs per object, application and letting.

import { getTableName } from 'drizzle-orm'
import { application, assignment } from '#areas/applications/server/public.ts'
import { propertyObject } from '#areas/objects/server/public.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { notFound } from '#platform/server/app-error.ts'
import { handler } from '#platform/server/http/handler.ts'
import type { BudgetOverview } from '../../contract/overview.ts'
import * as contract from '../../contract/overview.ts'
import { feesPath } from '../../rules/budget-address.ts'
import { inScenario, perOne } from '../../rules/cost-sums.ts'
import { francsOf } from '#platform/rules/amounts/money.ts'
import { listPeriods, type Period } from '../periods.ts'
import { costsIn, readBudgetSums, type BudgetSums } from './budget-sums.ts'
import { figuresOf, rowsOf } from './figure-rows.ts'
import { listScenarios } from './scenarios.ts'

const objectTable = getTableName(propertyObject)
const applicationTable = getTableName(application)
const assignmentTable = getTableName(assignment)

export interface BudgetFilters {
  /** Costs of this period only. */
  period?: string | undefined
}

export const getBudgetOverview = handler(contract.getBudgetOverview, { permission: 'budget_read' }, (ctx, { query }) =>
  readBudgetOverview(ctx, query),
)

export async function readBudgetOverview(ctx: StaffContext, filters: BudgetFilters): Promise<BudgetOverview> {
  const periods = await listPeriods(ctx)
  const period = periods.find(({ id }) => id === filters.period)
  if (filters.period && !period) throw notFound()
  const { total, all, categories: rows } = await readBudgetSums(ctx, period)
  const scenarios = await listScenarios(ctx)
  const categories = rows.map(({ id, name, amount, ...own }) => ({
    id,
    name,
    granted: amount === null ? null : francsOf(amount),
    ...inFrancs(own),
    scenarios: scenarios.map(({ changes }) => francsOf(inScenario(own.planned, changes[id] ?? 0))),
    rows: figuresOf({ category: id, period: period?.id }),
  }))
  return {
    total: total === null ? null : francsOf(total),
    sums: inFrancs(all),
    categories,
    figures: figuresOf({ period: period?.id }),
    shares: await sharesOf(ctx, all.committed),
    objects: await objectsOf(ctx, period),
    fees: await feesOf(ctx),
    scenarios: scenarios.map((one) => ({
      id: one.id,
      name: one.name,
      version: one.version,
      changes: one.changes,
      total: francsOf(rows.reduce((sum, { id, planned }) => sum + inScenario(planned, one.changes[id] ?? 0), 0)),
    })),
    periods,
  }
}

const inFrancs = ({ count, planned, committed, paid, expected, rest }: BudgetSums['all']) => ({
  count,
  planned: francsOf(planned),
  committed: francsOf(committed),
  paid: francsOf(paid),
  expected: francsOf(expected),
  rest: francsOf(rest),
})

/** Counts the rows of the lists that the figures open. */
async function sharesOf(ctx: StaffContext, committed: number): Promise<BudgetOverview['shares']> {
  const { rows } = await ctx.client.query<{ objects: number; applications: number; lettings: number }>(
    `select (select count(*)::int from ${objectTable} where workspace_id = $1 and kind = 'apartment') as objects,
      (select count(*)::int from ${applicationTable} where workspace_id = $1) as applications,
      (select count(*)::int from ${assignmentTable} where workspace_id = $1 and state = 'released') as lettings`,
    [ctx.workspace.id],
  )
  const { objects = 0, applications = 0, lettings = 0 } = rows[0] ?? {}
  const share = (key: 'object' | 'application' | 'letting', count: number, path: string | null) => {
    const amount = perOne(committed, count)
    return {
      key,
      count,
      amount: amount === null ? null : francsOf(amount),
      rows: path === null ? null : { path, search: { state: 'all' } },
    }
  }
  return [
    share('object', objects, ctx.can('object_read') ? '/objects/apartments' : null),
    share('application', applications, ctx.can('applications_read') ? '/applications' : null),
    share('letting', lettings, ctx.can('tenants_read') ? '/tenant' : null),
  ]
}

const mostObjects = 20

async function objectsOf(ctx: StaffContext, period: Period | undefined): Promise<BudgetOverview['objects']> {
  const { where, values } = costsIn(ctx, period)
  const { rows } = await ctx.client.query<{ id: string; title: string; committed: string }>(
    `select o.id, o.title, sum(t.gross)::bigint as committed from budget_cost t
      join ${objectTable} o on o.workspace_id = t.workspace_id and o.id = t.object_id
      where ${where} and t.state in ('committed', 'paid')
      group by o.id, o.title, o.sort_key order by committed desc, o.sort_key limit ${mostObjects}`,
    values,
  )
  return rows.map(({ id, title, committed }) => ({
    id,
    title,
    committed: francsOf(Number(committed)),
    rows: rowsOf({ object: id, period: period?.id, states: ['committed', 'paid'] }),
  }))
}

/** Amounts without VAT: they are income. */
async function feesOf(ctx: StaffContext): Promise<BudgetOverview['fees']> {
  const { rows } = await ctx.client.query<{ cleared: boolean; count: number; amount: string }>(
    `select cleared_at is not null as cleared, count(*)::int as count, sum(amount)::bigint as amount
      from budget_fee where workspace_id = $1 and is_current group by 1`,
    [ctx.workspace.id],
  )
  const of = (isCleared: boolean, state: string) => {
    const found = rows.find(({ cleared }) => cleared === isCleared)
    return {
      count: found?.count ?? 0,
      amount: francsOf(Number(found?.amount ?? 0)),
      rows: { path: feesPath, search: { state } },
    }
  }
  return { calculated: of(false, 'calculated'), cleared: of(true, 'cleared') }
}
