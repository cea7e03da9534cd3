// The investor for whom a signed-in account acts.

import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { findInvestor, type InvestorRow } from '../record/investor-row.ts'
import { investorContact } from '../tables.ts'

export async function investorOfAccount(ctx: Context, accountId: string): Promise<InvestorRow | null> {
  const [contact] = await ctx.db
    .select({ investorId: investorContact.investorId })
    .from(investorContact)
    .where(and(eq(investorContact.workspaceId, ctx.workspace.id), eq(investorContact.accountId, accountId)))
  return contact ? findInvestor(ctx, contact.investorId) : null
}
