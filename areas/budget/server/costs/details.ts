// One cost as staff see it, or the budget of its category.

import { readTimelineOf } from '#platform/server/audit/timeline.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { spokenActions } from '#platform/server/permit.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'
import { costData, type CategoryView, type CostView } from '../../contract/cost.ts'
import * as contract from '../../contract/cost.ts'
import { costActions, costCan, isOpenField } from '../../rules/cost-can.ts'
import { costStateText } from '../../rules/cost-state.ts'
import { restOf } from '../../rules/cost-sums.ts'
import { francsOf } from '#platform/rules/amounts/money.ts'
import { readBudgetSettings } from '../settings.ts'
import { categoryChoices, findCategory, type CategoryRow } from './category-row.ts'
import { amountsOf, dataOf } from './cost-columns.ts'
import { findCost, standingOf, type CostRow } from './cost-row.ts'
import { findReceipts, shownReceipt } from './receipts.ts'
import { sumCategory } from './sum-categories.ts'

export const getCost = handler(contract.getCost, { permission: 'budget_read' }, async (ctx, { params, query }) =>
  query.form === 'category-budget'
    ? viewCategory(ctx, await findCategory(ctx, params.id))
    : viewCost(ctx, await findCost(ctx, params.id)),
)

async function viewCost(ctx: StaffContext, row: CostRow): Promise<CostView> {
  const nameOf = await staffNames(ctx, [row.submittedBy, row.approvedBy])
  const { approvalLimit } = await readBudgetSettings(ctx)
  return {
    form: 'cost',
    id: row.id,
    version: row.version,
    number: row.number,
    state: row.state,
    stateTitle: ctx.t(costStateText(row.state)),
    data: await dataOf(ctx, row),
    closed: Object.keys(costData.shape).filter((field) => !isOpenField(row.state, field)),
    vatRate: row.vatRate / 100,
    plannedAmounts: amountsOf(row.planned, row),
    actualAmounts: row.actual === null ? null : amountsOf(row.actual, row),
    approvalLimit: approvalLimit === null ? null : francsOf(approvalLimit),
    submitted: row.submittedAt && { by: nameOf(row.submittedBy).name, at: row.submittedAt.toISOString() },
    approved: row.approvedAt && {
      by: nameOf(row.approvedBy).name,
      at: row.approvedAt.toISOString(),
      amount: francsOf(row.approvedGross ?? row.gross),
    },
    rejectReason: row.rejectReason,
    paidOn: row.paidOn,
    receipts: (await findReceipts(ctx, row.id)).map(shownReceipt),
    actions: await actionsOf(ctx, row),
    categories: await categoryChoices(ctx),
  }
}

async function actionsOf(ctx: StaffContext, row: CostRow): Promise<CostView['actions']> {
  const standing = await standingOf(ctx, row)
  return spokenActions(ctx, costActions, (key) =>
    ctx.can('budget_write') ? costCan[key](standing) : { allowed: false as const, reason: 'budget_reason_read_only' },
  )
}

async function viewCategory(ctx: StaffContext, row: CategoryRow): Promise<CategoryView> {
  const { count, ...sums } = await sumCategory(ctx, row.id)
  return {
    form: 'category-budget',
    id: row.id,
    version: row.version,
    data: dataOfCategory(row),
    sums: {
      count,
      planned: francsOf(sums.planned),
      committed: francsOf(sums.committed),
      paid: francsOf(sums.paid),
      rest: francsOf(restOf(row.amount, sums)),
    },
  }
}

export const dataOfCategory = ({ name, amount }: CategoryRow) => ({
  name,
  amount: amount === null ? null : francsOf(amount),
})

export const getCostTimeline = handler(
  contract.getCostTimeline,
  { permission: 'budget_read' },
  async (ctx, { params }) => {
    const { id } = await findCost(ctx, params.id)
    return readTimelineOf(ctx, { kind: 'budget_cost', id, fields: 'budget_field' })
  },
)
