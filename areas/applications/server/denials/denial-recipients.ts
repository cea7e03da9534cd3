// Lists the recipients if the chosen applications were denied, so that staff can preview each letter.

import { and, asc, eq, inArray } from 'drizzle-orm'
import { applicationCan } from '../../rules/application-can.ts'
import { denialIsTrue } from '../../rules/denial.ts'
import { chosenApplications } from '../list/list.ts'
import { wishesOf } from '../details/open-wishes.ts'
import { application } from '../tables.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/denial.ts'

/** Maximum number of letters shown individually. */
const shown = 500

export const findDenialRecipients = handler(
  contract.findDenialRecipients,
  { permission: 'applications_read' },
  async (ctx, { body }) => {
    const ids = await chosenApplications(ctx, body.targets)
    const rows = await ctx.db
      .select({
        applicationId: application.id,
        number: application.number,
        contactName: application.contactName,
        progressState: application.progressState,
        anonymisedAt: application.anonymisedAt,
      })
      .from(application)
      .where(and(eq(application.workspaceId, ctx.workspace.id), inArray(application.id, ids)))
      .orderBy(asc(application.number))
    const deniable = rows.filter((row) => applicationCan.beDenied(row).allowed)
    const of = await wishesOf(
      ctx,
      deniable.map(({ applicationId }) => applicationId),
    )
    const { reason } = body
    const untrue = deniable.filter(({ applicationId }) => !denialIsTrue({ reason }, of(applicationId).toName).allowed)
    const written = deniable.filter((row) => !untrue.includes(row))
    return {
      recipients: written
        .slice(0, shown)
        .map(({ applicationId, number, contactName }) => ({ applicationId, number, contactName })),
      total: written.length,
      stillFree: untrue.length,
    }
  },
)
