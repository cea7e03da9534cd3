// Deletes a tenancy without a contract, or one whose household has left. The audit log keeps the fact that it
// existed.

import { and, eq } from 'drizzle-orm'
import { stateAfterDeactivation, stateAfterRelease } from '#areas/applications/rules/application-progress.ts'
import { assignmentCan } from '#areas/applications/rules/offers/assignment-can.ts'
import {
  changeApplication,
  forgetNewsOfTenancy,
  lockLetObjects,
  lockWithApplication,
  moveLetObjects,
  removeContentsJob,
  subjectOf,
  type ApplicationRow,
  assignment,
} from '#areas/applications/server/public.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import type { Context } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/ending.ts'

export const deleteTenant = handler(contract.deleteTenant, { permission: 'tenants_write' }, async (ctx, { params }) => {
  const { application, row } = await lockWithApplication(ctx, params.id)
  assertAllowed(assignmentCan.beDeleted(row))
  const { object } = (await lockLetObjects(ctx, row)).own
  if (row.contractState === 'without_contract') {
    const cause = 'applications_cause_assignment_cancelled'
    await moveLetObjects(ctx, row, { from: ['assigned'], to: 'as_before', cause })
  }
  await changeApplication(ctx, application, afterwards(application, row.endedAt))
  await ctx.db.delete(assignment).where(and(eq(assignment.workspaceId, ctx.workspace.id), eq(assignment.id, row.id)))
  await removeFiles(ctx, row.id)
  await forgetNewsOfTenancy(ctx, row.id)
  ctx.record({
    event: 'tenancy.deleted',
    subject: subjectOf(application),
    changes: [{ field: 'object', old: object.title, new: null }],
  })
  return { notify: [{ type: 'success', title: ctx.t('tenants_deleted', { names: row.tenantNames }) }] }
})

/** A household without a tenancy becomes an open application again; one that has left becomes inactive. */
function afterwards({ overallEvaluation }: ApplicationRow, endedAt: Date | null) {
  const open = stateAfterRelease(overallEvaluation)
  if (endedAt === null) return { progressState: open }
  return { progressState: stateAfterDeactivation, stateBeforeInactive: open, deactivationReason: 'other' }
}

async function removeFiles(ctx: Context, tenantId: string): Promise<void> {
  const rows = await ctx.db
    .delete(storedFile)
    .where(
      and(
        eq(storedFile.workspaceId, ctx.workspace.id),
        eq(storedFile.ownerKind, 'tenancy'),
        eq(storedFile.ownerId, tenantId),
      ),
    )
    .returning({ storageKey: storedFile.storageKey })
  if (rows.length === 0) return
  await ctx.enqueue(removeContentsJob, { storageKeys: rows.map(({ storageKey }) => storageKey) })
}
