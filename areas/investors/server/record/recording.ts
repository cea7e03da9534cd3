// Creates and corrects investors.

import { and, eq, ne } from 'drizzle-orm'
import { changesBetween } from '#areas/project-settings/server/public.ts'
import { isLanguage } from '#platform/rules/project-type.ts'
import { AppError, staleVersion } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { newId } from '#platform/server/ids.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import * as contract from '../../contract/investor.ts'
import type { InvestorData } from '../../contract/investor.ts'
import { investorCan } from '../../rules/investor-can.ts'
import { writesInvestors } from '../../rules/write-permission.ts'
import { investor } from '../tables.ts'
import { firstContact, readContacts, writeContacts } from './contacts.ts'
import { asRead, columnsOf, dataOf, newInvestor } from './investor-data.ts'
import { changeInvestor, lockInvestor, nextNumber, standingOf, subjectOf, type InvestorRow } from './investor-row.ts'
import { refreshSearchText, renameThread } from './search-text.ts'

export const getInvestorCreation = handler(
  contract.getInvestorCreation,
  { permission: writesInvestors },
  async ({ workspace }) => ({ data: newInvestor(workspace.languages.find(isLanguage) ?? 'de') }),
)

export const createInvestor = handler(
  contract.createInvestor,
  { permission: writesInvestors },
  async (ctx, { body }) => {
    const row = await recordInvestor(ctx, body, ctx.user.id)
    return {
      id: row.id,
      notify: [{ type: 'success', title: ctx.t('investors_done_recorded', { name: row.company }) }],
    }
  },
)

/** Writes an investor with contact people and history entry. */
export async function recordInvestor(ctx: Context, data: InvestorData, by: string | null): Promise<InvestorRow> {
  const id = newId()
  const columns = columnsOf(data)
  await assertNewUid(ctx, { id, uid: columns.uid })
  const contacts = readContacts(data.contacts)
  const [row] = await ctx.db
    .insert(investor)
    .values({
      workspaceId: ctx.workspace.id,
      id,
      number: await nextNumber(ctx, 'investor'),
      ...columns,
      ...firstContact(contacts, data.company),
      recordedBy: by,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    .returning()
  if (!row) throw new Error('the investor was not written')
  await writeContacts(ctx, id, contacts)
  await refreshSearchText(ctx, id)
  ctx.record({ event: 'investor.recorded', subject: subjectOf(row), changes: [] })
  return row
}

export const saveInvestor = handler(
  contract.saveInvestor,
  { permission: writesInvestors },
  async (ctx, { params, body }) => {
    const row = await lockInvestor(ctx, params.id)
    assertAllowed(investorCan.edit(await standingOf(ctx, row)))
    const before = await dataOf(ctx, row)
    if (body.version !== row.version) throw staleVersion({ version: row.version, data: before })
    const columns = columnsOf(body)
    await assertNewUid(ctx, { id: row.id, uid: columns.uid })
    const contacts = readContacts(body.contacts)
    const changed = await changeInvestor(ctx, row, { ...columns, ...firstContact(contacts, body.company) })
    await writeContacts(ctx, row.id, contacts)
    await refreshSearchText(ctx, row.id)
    await renameThread(ctx, changed)
    const after = await dataOf(ctx, changed)
    ctx.record({
      event: 'investor.corrected',
      subject: subjectOf(changed),
      changes: changesBetween(asRead(before), asRead(after)),
    })
    const title = ctx.t('investors_done_corrected', { name: changed.company })
    return { version: changed.version, data: after, notify: [{ type: 'success', title }] }
  },
)

/** A firm is one record. The error says which. */
async function assertNewUid(ctx: Context, { id, uid }: { id: string; uid: string | null }): Promise<void> {
  if (uid === null) return
  await ctx.client.query('select pg_advisory_xact_lock(hashtextextended($1, 670))', [`${ctx.workspace.id} ${uid}`])
  const [known] = await ctx.db
    .select({ id: investor.id, number: investor.number, name: investor.company })
    .from(investor)
    .where(and(eq(investor.workspaceId, ctx.workspace.id), eq(investor.uid, uid), ne(investor.id, id)))
  if (!known) return
  const { number, name } = known
  throw new AppError('investors_uid_known', { values: { number, name }, current: known })
}
