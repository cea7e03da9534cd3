// Moves a cost through its states: submitted, approved by a second person, paid, or reopened.

import type { StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import type { CostStatusChange } from '../../contract/cost.ts'
import * as contract from '../../contract/cost.ts'
import { stateAfterSubmitting } from '../../rules/cost-approval.ts'
import { costCan, stateAfterReopening } from '../../rules/cost-can.ts'
import { francsOf } from '#platform/rules/amounts/money.ts'
import { readBudgetSettings } from '../settings.ts'
import { tellApprovers } from './approvers.ts'
import { changeCost, lockCost, standingOf, subjectOf, type CostRow } from './cost-row.ts'

export const changeCostStatus = handler(
  contract.changeCostStatus,
  { permission: 'budget_write' },
  async (ctx, { params, body }) => {
    const row = await lockCost(ctx, params.id)
    const { state } = await perform(ctx, row, body)
    const done = body.action === 'submit' ? `submit_${state}` : body.action
    const title = ctx.t(`budget_done_${done}`, { title: row.title })
    return { state, notify: [{ type: 'success', title }] }
  },
)

function perform(ctx: StaffContext, row: CostRow, body: CostStatusChange): Promise<CostRow> {
  switch (body.action) {
    case 'submit':
      return submitCost(ctx, row)
    case 'approve':
      return approveCost(ctx, row)
    case 'reject':
      return rejectCost(ctx, row, body.reason)
    case 'pay':
      return payCost(ctx, row, body.paid_on)
    case 'reopen':
      return reopenCost(ctx, row)
  }
}

/** Committed at once, or waiting for a second person. */
export async function submitCost(ctx: StaffContext, row: CostRow): Promise<CostRow> {
  assertAllowed(costCan.submit(await standingOf(ctx, row)))
  const { approvalLimit } = await readBudgetSettings(ctx)
  const state = stateAfterSubmitting(row.gross, approvalLimit)
  const changed = await changeCost(ctx, row, {
    state,
    submittedBy: ctx.user.id,
    submittedAt: ctx.now,
    rejectReason: null,
  })
  ctx.record({ event: 'budget.cost_submitted', subject: subjectOf(row) })
  if (state === 'waiting') await tellApprovers(ctx, changed)
  return changed
}

export async function approveCost(ctx: StaffContext, row: CostRow): Promise<CostRow> {
  assertAllowed(costCan.approve(await standingOf(ctx, row)))
  const changed = await changeCost(ctx, row, {
    state: 'committed',
    approvedBy: ctx.user.id,
    approvedAt: ctx.now,
    approvedGross: row.gross,
  })
  ctx.record({
    event: 'budget.cost_approved',
    subject: subjectOf(row),
    changes: [{ field: 'approved', old: null, new: francsOf(row.gross) }],
  })
  return changed
}

async function rejectCost(ctx: StaffContext, row: CostRow, reason: string): Promise<CostRow> {
  assertAllowed(costCan.reject(await standingOf(ctx, row)))
  const changed = await changeCost(ctx, row, { state: 'rejected', rejectReason: reason })
  ctx.record({
    event: 'budget.cost_rejected',
    subject: subjectOf(row),
    cause: reason,
  })
  return changed
}

async function payCost(ctx: StaffContext, row: CostRow, paidOn: string): Promise<CostRow> {
  assertAllowed(costCan.pay(await standingOf(ctx, row)))
  const changed = await changeCost(ctx, row, { state: 'paid', paidOn })
  ctx.record({
    event: 'budget.cost_paid',
    subject: subjectOf(row),
    changes: [
      { field: 'paid_on', old: null, new: paidOn },
      { field: 'paid', old: null, new: francsOf(row.gross) },
    ],
  })
  return changed
}

async function reopenCost(ctx: StaffContext, row: CostRow): Promise<CostRow> {
  assertAllowed(costCan.reopen(await standingOf(ctx, row)))
  const state = stateAfterReopening(row.state)
  const changed = await changeCost(ctx, row, {
    state,
    paidOn: null,
    ...(state === 'planned' && {
      submittedBy: null,
      submittedAt: null,
      approvedBy: null,
      approvedAt: null,
      approvedGross: null,
    }),
  })
  ctx.record({ event: 'budget.cost_reopened', subject: subjectOf(row) })
  return changed
}
