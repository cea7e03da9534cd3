// Deletes an investor with contact people, mails and the text of their history. Who signed an NDA or handed in an offer is kept
// until those may go (`process/retention.ts`).

import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { removeContentsJob } from '#areas/files/server/public.ts'
import { forgetNewsAbout } from '#areas/users/server/public.ts'
import { formerTexts } from '#platform/server/audit/read-audit.ts'
import { redactAudit } from '#platform/server/audit/redact.ts'
import type { Context } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { forgetAddresses, forgetMailsAbout, forgetThreads } from '#platform/server/mail/forgetting.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import * as contract from '../../contract/investor.ts'
import { investorCan } from '../../rules/investor-can.ts'
import { keptDaysAfterLeaving, leftBefore } from '../../rules/retention.ts'
import { writesInvestors } from '../../rules/write-permission.ts'
import { investor } from '../tables.ts'
import { contactsOf } from './contacts.ts'
import {
  investorPath,
  isBoundSql,
  lockInvestor,
  standingOf,
  subjectOf,
  thisInvestor,
  type InvestorRow,
} from './investor-row.ts'

export const deleteInvestor = handler(
  contract.deleteInvestor,
  { permission: writesInvestors },
  async (ctx, { params }) => {
    const row = await lockInvestor(ctx, params.id)
    await erase(ctx, row)
    return { notify: [{ type: 'success', title: ctx.t('investors_done_deleted', { name: row.company }) }] }
  },
)

/** Requires a row lock. */
export async function erase(ctx: Context, row: InvestorRow): Promise<void> {
  assertAllowed(investorCan.delete(await standingOf(ctx, row)))
  await forget(ctx, row)
}

async function forget(ctx: Context, row: InvestorRow): Promise<void> {
  const addresses = await addressesOf(ctx, row)
  const storageKeys = await forgetThreads(ctx, [row.id])
  storageKeys.push(...(await ctx.services.records.eraseParts(ctx, { kind: 'investor', id: row.id })))
  await forgetNewsAbout(ctx, [investorPath(row.id)])
  await forgetMailsAbout(ctx, [row.id])
  await ctx.db.delete(investor).where(thisInvestor(ctx, row.id))
  await forgetAddresses(ctx, addresses)
  await redactAudit(ctx, row.id)
  ctx.record({ event: 'investor.deleted', subject: { ...subjectOf(row), title: String(row.number) }, changes: [] })
  if (storageKeys.length > 0) await ctx.enqueue(removeContentsJob, { storageKeys })
}

/** Current addresses of all contact people, and former ones that the history contains. */
async function addressesOf(ctx: Context, { id }: InvestorRow): Promise<string[]> {
  const current = (await contactsOf(ctx, id)).map(({ email }) => email ?? '')
  const former = await formerTexts(ctx, { kind: 'investor', id }, ['contacts'])
  const named = former.flatMap((text) => text.match(/[^\s;,]+@[^\s;,]+/g) ?? [])
  return [...new Set([...current, ...named].filter(Boolean).map((address) => address.toLowerCase()))]
}

export const tidyInvestorsJob = 'tidy-investors'

/** Maximum per run; the rest follows in the next night. */
const most = 500

/** Nightly: deletes investors who became inactive long ago and are bound by nothing. */
export async function tidyInvestors(ctx: Context): Promise<void> {
  const t = sql.raw(isBoundSql.replaceAll('t.', '"investor".'))
  const left = await ctx.db
    .select()
    .from(investor)
    .where(
      and(
        eq(investor.workspaceId, ctx.workspace.id),
        eq(investor.progressState, 'inactive'),
        lt(investor.leftAt, leftBefore(ctx.now, keptDaysAfterLeaving)),
        sql`not ${t}`,
      ),
    )
    .orderBy(asc(investor.id))
    .limit(most)
    .for('update')
  for (const row of left) await forget(ctx, row)
}
