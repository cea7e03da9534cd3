// Deactivates, reactivates and deletes people who asked about projects for sale.

import { and, asc, eq, lt } from 'drizzle-orm'
import { forgetNewsAbout } from '#areas/users/server/public.ts'
import { redactAudit } from '#platform/server/audit/redact.ts'
import type { Context } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import * as contract from '../../contract/interested.ts'
import { interestedCan } from '../../rules/interested-can.ts'
import type { LeaveReason } from '../../rules/investor-facts.ts'
import { keptDaysOfPerson, leftBefore } from '../../rules/retention.ts'
import { interestedInvestor } from '../tables.ts'
import { changePerson, lockPerson, personPath, subjectOf, thisPerson, type PersonRow } from './person-row.ts'

const permission = 'interested_people'

export const changeInterestedStatus = handler(
  contract.changeInterestedStatus,
  { permission },
  async (ctx, { params, body }) => {
    const row = await lockPerson(ctx, params.id)
    const changed = body.action === 'activate' ? await activate(ctx, row) : await deactivate(ctx, row, body)
    const title = ctx.t(`investors_done_${body.action}`, { name: row.contactName })
    return { progress_state: changed.progressState, notify: [{ type: 'success', title }] }
  },
)

interface Leaving {
  reason: LeaveReason
  comment?: string | undefined
}

export async function deactivate(ctx: Context, row: PersonRow, { reason, comment }: Leaving): Promise<PersonRow> {
  assertAllowed(interestedCan.deactivate(row))
  const changed = await changePerson(ctx, row, {
    progressState: 'inactive',
    leaveReason: reason,
    leaveComment: comment || null,
    leftAt: ctx.now,
  })
  ctx.record({
    event: 'interested_investor.deactivated',
    subject: subjectOf(row),
    cause: `investors_leave_${reason}`,
    ...(comment && { changes: [{ field: 'leaveComment', old: null, new: comment }] }),
  })
  return changed
}

export async function activate(ctx: Context, row: PersonRow): Promise<PersonRow> {
  assertAllowed(interestedCan.activate(row))
  const changed = await changePerson(ctx, row, {
    progressState: 'active',
    leaveReason: null,
    leaveComment: null,
    leftAt: null,
  })
  ctx.record({ event: 'interested_investor.activated', subject: subjectOf(row), changes: [] })
  return changed
}

export const deleteInterestedInvestor = handler(
  contract.deleteInterestedInvestor,
  { permission },
  async (ctx, { params }) => {
    const row = await lockPerson(ctx, params.id)
    await erase(ctx, row)
    return { notify: [{ type: 'success', title: ctx.t('investors_done_deleted', { name: row.contactName }) }] }
  },
)

/** Requires a row lock. */
export async function erase(ctx: Context, row: PersonRow): Promise<void> {
  assertAllowed(interestedCan.delete(row))
  await forget(ctx, row)
}

async function forget(ctx: Context, row: PersonRow): Promise<void> {
  await forgetNewsAbout(ctx, [personPath(row.id)])
  await ctx.db.delete(interestedInvestor).where(thisPerson(ctx, row.id))
  await redactAudit(ctx, row.id)
  ctx.record({
    event: 'interested_investor.deleted',
    subject: { ...subjectOf(row), title: String(row.number) },
    changes: [],
  })
}

export const tidyInterestedInvestorsJob = 'tidy-interested-investors'

/** Maximum per run; the rest follows in the next night. */
const most = 1000

/** Nightly: deletes people who became inactive half a year ago. */
export async function tidyInterestedInvestors(ctx: Context): Promise<void> {
  const left = await ctx.db
    .select()
    .from(interestedInvestor)
    .where(
      and(
        eq(interestedInvestor.workspaceId, ctx.workspace.id),
        eq(interestedInvestor.progressState, 'inactive'),
        lt(interestedInvestor.leftAt, leftBefore(ctx.now, keptDaysOfPerson)),
      ),
    )
    .orderBy(asc(interestedInvestor.id))
    .limit(most)
    .for('update')
  for (const row of left) await forget(ctx, row)
}
