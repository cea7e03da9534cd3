// Deactivates an interested person with a reason, and reactivates them.

import type { Context } from '#platform/server/context.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import { personCan } from '../rules/person-can.ts'
import { stateAfterActivation, type LeaveReason } from '../rules/person-state.ts'
import { changePerson, lockPerson, subjectOf, type PersonRow } from './person-row.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/person.ts'

export const changePersonStatus = handler(
  contract.changePersonStatus,
  { permission: 'interested_people' },
  async (ctx, { params, body }) => {
    const row = await lockPerson(ctx, params.id)
    const changed = body.action === 'activate' ? await activate(ctx, row) : await deactivate(ctx, row, body)
    const title = ctx.t(`interested_people_done_${body.action}`, { name: row.contactName })
    return { progress_state: changed.progressState, notify: [{ type: 'success', title }] }
  },
)

interface Leaving {
  reason: LeaveReason
  comment?: string | undefined
}

export async function deactivate(ctx: Context, row: PersonRow, { reason, comment }: Leaving): Promise<PersonRow> {
  assertAllowed(personCan.deactivate(row))
  const changed = await changePerson(ctx, row, {
    progressState: 'inactive',
    leaveReason: reason,
    leaveComment: comment || null,
    leftAt: ctx.now,
  })
  ctx.record({
    event: 'interested.deactivated',
    subject: subjectOf(row),
    cause: `interested_people_leave_${reason}`,
    ...(comment && { changes: [{ field: 'leaveComment', old: null, new: comment }] }),
  })
  return changed
}

export async function activate(ctx: Context, row: PersonRow): Promise<PersonRow> {
  assertAllowed(personCan.activate(row))
  const changed = await changePerson(ctx, row, {
    progressState: stateAfterActivation({ ...row, hasBeenWrittenTo: await hasBeenWrittenTo(ctx, row) }),
    leaveReason: null,
    leaveComment: null,
    leftAt: null,
  })
  ctx.record({ event: 'interested.activated', subject: subjectOf(row) })
  return changed
}

async function hasBeenWrittenTo(ctx: Context, { id }: PersonRow): Promise<boolean> {
  const { rows } = await ctx.client.query(
    'select from mail_thread where workspace_id = $1 and id = $2 and last_out_at is not null',
    [ctx.workspace.id, id],
  )
  return rows.length > 0
}
