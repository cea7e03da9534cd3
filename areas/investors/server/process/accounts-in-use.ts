// Accounts of investors that are not closed after two years without use.

import { and, eq, inArray } from 'drizzle-orm'
import { openStates } from '#areas/projects/rules/project-state.ts'
import { b2bProject } from '#areas/projects/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { course } from '../../rules/apply-state.ts'
import { investorApplication } from '../process-tables.ts'
import { investorContact } from '../tables.ts'

/** Contact people of investors who take part in an open project. */
export async function investorAccountsInUse(ctx: Context, accountIds: readonly string[]): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ id: investorContact.accountId })
    .from(investorContact)
    .innerJoin(
      investorApplication,
      and(
        eq(investorApplication.workspaceId, investorContact.workspaceId),
        eq(investorApplication.investorId, investorContact.investorId),
        inArray(investorApplication.state, [...course]),
      ),
    )
    .innerJoin(
      b2bProject,
      and(
        eq(b2bProject.workspaceId, investorApplication.workspaceId),
        eq(b2bProject.id, investorApplication.projectId),
        inArray(b2bProject.state, [...openStates]),
      ),
    )
    .where(and(eq(investorContact.workspaceId, ctx.workspace.id), inArray(investorContact.accountId, [...accountIds])))
  return rows.flatMap(({ id }) => id ?? [])
}
