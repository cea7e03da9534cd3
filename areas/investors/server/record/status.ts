// Deactivates an investor with a reason, reactivates them, and ends an opt-out that the investor takes back.

import type { Context } from '#platform/server/context.ts'
import { AppError } from '#platform/server/app-error.ts'
import { handler } from '#platform/server/http/handler.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import * as contract from '../../contract/investor.ts'
import { investorCan } from '../../rules/investor-can.ts'
import type { LeaveReason } from '../../rules/investor-facts.ts'
import { writesInvestors } from '../../rules/write-permission.ts'
import { changeInvestor, lockInvestor, standingOf, subjectOf, type InvestorRow } from './investor-row.ts'

export const changeInvestorStatus = handler(
  contract.changeInvestorStatus,
  { permission: writesInvestors },
  async (ctx, { params, body }) => {
    const row = await lockInvestor(ctx, params.id)
    const changed = await changeBy(ctx, row, body)
    const title = ctx.t(`investors_done_${body.action}`, { name: row.company })
    return { progress_state: changed.progressState, notify: [{ type: 'success', title }] }
  },
)

interface Leaving {
  reason: LeaveReason
  comment?: string | undefined
}

type Change = { action: 'activate' } | ({ action: 'deactivate' } & Leaving) | { action: 'end_opt_out'; reason: string }

function changeBy(ctx: Context, row: InvestorRow, change: Change): Promise<InvestorRow> {
  switch (change.action) {
    case 'activate':
      return activate(ctx, row)
    case 'deactivate':
      return deactivate(ctx, row, change)
    case 'end_opt_out':
      return endOptOut(ctx, row, change.reason)
  }
}

export async function deactivate(ctx: Context, row: InvestorRow, { reason, comment }: Leaving): Promise<InvestorRow> {
  assertAllowed(investorCan.deactivate(await standingOf(ctx, row)))
  const changed = await changeInvestor(ctx, row, {
    progressState: 'inactive',
    leaveReason: reason,
    leaveComment: comment || null,
    leftAt: ctx.now,
  })
  ctx.record({
    event: 'investor.deactivated',
    subject: subjectOf(row),
    cause: `investors_leave_${reason}`,
    ...(comment && { changes: [{ field: 'leaveComment', old: null, new: comment }] }),
  })
  return changed
}

export async function activate(ctx: Context, row: InvestorRow): Promise<InvestorRow> {
  assertAllowed(investorCan.activate(await standingOf(ctx, row)))
  const changed = await changeInvestor(ctx, row, {
    progressState: 'active',
    leaveReason: null,
    leaveComment: null,
    leftAt: null,
  })
  ctx.record({ event: 'investor.activated', subject: subjectOf(row), changes: [] })
  return changed
}

/** Only at the investor's own request, which is the reason. */
async function endOptOut(ctx: Context, row: InvestorRow, reason: string): Promise<InvestorRow> {
  if (!row.optedOutAt) throw new AppError('investors_reason_not_opted_out')
  const changed = await changeInvestor(ctx, row, { optedOutAt: null, optOutReason: null })
  ctx.record({ event: 'investor.opt_out_ended', subject: subjectOf(row), cause: reason, changes: [] })
  return changed
}
