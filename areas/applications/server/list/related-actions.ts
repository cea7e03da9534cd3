// Bulk actions on the applications of one object. Their number is limited by those that wish for it, so one
// transaction locks them all.

import { performBulk } from '#platform/server/table/bulk.ts'
import { denyWishAction } from './list-actions.ts'
import { applicationsTable } from './list.ts'
import { findObject } from '../details/object-row.ts'
import { applicationWish } from '../tables.ts'
import { and, eq } from 'drizzle-orm'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/duplicates.ts'

export const changeRelatedApplications = handler(
  contract.changeRelatedApplications,
  { permission: 'applications_write' },
  async (ctx, { params, body }) => {
    const { object } = await findObject(ctx, params.id)
    const wishing = await ctx.db
      .select({ id: applicationWish.applicationId })
      .from(applicationWish)
      .where(and(eq(applicationWish.workspaceId, ctx.workspace.id), eq(applicationWish.objectId, object.id)))
    const related = new Set(wishing.map(({ id }) => id))
    const strangers = body.targets.filter((id) => !related.has(id))
    const targets = body.targets.filter((id) => related.has(id))
    const { endWithoutOtherWish, mail } = body
    const denying = denyWishAction({ objectId: object.id, endWithoutOtherWish, mail })
    const actions = applicationsTable.actions.map((action) => (action.key === denying.key ? denying : action))
    const done = await performBulk({ ...applicationsTable, actions }, { ...body, targets }, (work) => work(ctx))
    const reason = ctx.t('applications_reason_no_wish')
    return {
      ...done,
      skipped: [...done.skipped, ...strangers.map((id) => ({ id, title: '', reason }))],
      skippedTotal: done.skippedTotal + strangers.length,
    }
  },
)
