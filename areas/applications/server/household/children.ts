// Handlers for the children of an application: read, correct, remove.

import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { notFound, staleVersion } from '#platform/server/app-error.ts'
import type { ChildData } from '../../contract/household.ts'
import { answerSections, formOf } from '../details/answers.ts'
import { findApplication, lockApplication, subjectOf } from '../details/application-row.ts'
import { assertAge } from './age.ts'
import { changesBetween } from '../details/edit.ts'
import {
  canWritePeople,
  assertMayReadPeople,
  assertMayWritePeople,
  mayReadPeople,
  mayWritePeople,
} from './household-rights.ts'
import { childName } from './child-name.ts'
import { refreshHousehold } from './household-summary.ts'
import { child } from '../tables.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/household.ts'

type ChildRow = typeof child.$inferSelect

export const getChildEdit = handler(contract.getChildEdit, { permission: mayReadPeople }, async (ctx, { params }) => {
  const row = await findChild(ctx, params.id)
  const assignment = await assertMayReadPeople(ctx, row.applicationId)
  const form = await formOf(ctx, await findApplication(ctx, row.applicationId))
  return {
    id: row.id,
    applicationId: row.applicationId,
    version: row.version,
    canBeDeleted: { allowed: true },
    canEdit: canWritePeople(ctx, assignment),
    sections: answerSections(ctx, { form, of: 'child', answers: row.answers, without: keptInColumns }),
    data: dataOf(row),
    shownName: childName(ctx, row),
  }
})

/** Fields shown in the editable part above; left out of the answers. */
const keptInColumns = ['firstname', 'name', 'date_of_birth', 'days_present']

export const saveChildEdit = handler(
  contract.saveChildEdit,
  { permission: mayWritePeople },
  async (ctx, { params, body }) => {
    const application = await lockApplication(ctx, (await findChild(ctx, params.id)).applicationId)
    await assertMayWritePeople(ctx, application.id)
    const row = await findChild(ctx, params.id)
    const { version: seen, ...wanted } = body
    const changes = changesBetween(dataOf(row), wanted)
    if (changes.length === 0) return { version: row.version }
    if (row.version !== seen) throw staleVersion({ version: row.version, data: dataOf(row) })
    await assertAge(ctx, 'child', { before: row.dateOfBirth, wanted: wanted.date_of_birth })
    await ctx.db
      .update(child)
      .set({
        firstName: wanted.first_name,
        lastName: wanted.last_name,
        dateOfBirth: wanted.date_of_birth,
        daysPresent: wanted.days_present,
        version: row.version + 1,
      })
      .where(and(thisChild(ctx, row.id), eq(child.version, seen)))
    await refreshHousehold(ctx, row.applicationId)
    ctx.record({ event: 'child.corrected', subject: subjectOf(application), changes, cause: childName(ctx, row) })
    return { version: row.version + 1, notify: [{ type: 'success', title: ctx.t('applications_saved') }] }
  },
)

export const deleteChild = handler(contract.deleteChild, { permission: mayWritePeople }, async (ctx, { params }) => {
  const application = await lockApplication(ctx, (await findChild(ctx, params.id)).applicationId)
  await assertMayWritePeople(ctx, application.id)
  const row = await findChild(ctx, params.id)
  await ctx.db.delete(child).where(thisChild(ctx, row.id))
  await refreshHousehold(ctx, row.applicationId)
  ctx.record({ event: 'child.removed', subject: subjectOf(application), cause: childName(ctx, row) })
  return { notify: [{ type: 'success', title: ctx.t('applications_person_removed', { name: childName(ctx, row) }) }] }
})

const thisChild = (ctx: Context, id: string) => and(eq(child.workspaceId, ctx.workspace.id), eq(child.id, id))

async function findChild(ctx: Context, id: string): Promise<ChildRow> {
  const [row] = await ctx.db.select().from(child).where(thisChild(ctx, id))
  if (!row) throw notFound('applications_person_not_found')
  return row
}

const dataOf = (row: ChildRow): ChildData => ({
  first_name: row.firstName,
  last_name: row.lastName,
  date_of_birth: row.dateOfBirth,
  days_present: row.daysPresent,
})
