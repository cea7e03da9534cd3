// Expected payments that a person may assign an entry to: suggestions for one entry, and a search.

import { and, asc, desc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { francsOf } from '#platform/rules/amounts/money.ts'
import type { Context } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import type { ExpectedChoice } from '../../contract/entries.ts'
import * as contract from '../../contract/entries.ts'
import { referencesIn } from '../../rules/matching.ts'
import type { ExpectedRow } from '../expected/expected-row.ts'
import { expectedPayment } from '../tables.ts'
import type { EntryRow } from './entry-row.ts'

const most = 20
const mostSuggested = 5

const notEnded = (ctx: Context) =>
  and(eq(expectedPayment.workspaceId, ctx.workspace.id), ne(expectedPayment.state, 'ended'))

export const findExpected = handler(contract.findExpected, { permission: 'budget_read' }, async (ctx, { query }) => {
  const rows = await ctx.db
    .select()
    .from(expectedPayment)
    .where(and(notEnded(ctx), sql`${expectedPayment.searchText} like '%' || folded(${query.search}) || '%'`))
    .orderBy(desc(sql`${expectedPayment.openAmount} > 0`), asc(expectedPayment.dueOn), asc(expectedPayment.id))
    .limit(most)
  return { choices: rows.map((row) => choiceOf(ctx, row)) }
})

/** The suggestion of the import first, then those with its references, the same open amount or the payer's name. */
export async function suggestionsFor(ctx: Context, entry: EntryRow): Promise<ExpectedChoice[]> {
  const references = referencesIn(`${entry.reference} ${entry.paymentText}`)
  const isProposed = sql`${expectedPayment.id} is not distinct from ${entry.proposedId}::uuid`
  const hasReference = sql`${expectedPayment.reference} = any(${sql.param(references)}::text[])`
  const hasAmount = and(
    eq(expectedPayment.openAmount, entry.amount),
    inArray(expectedPayment.state, ['open', 'partial']),
  )
  const hasName = and(
    sql`${entry.debtorName} <> '' and folded(${expectedPayment.debtorName}) = folded(${entry.debtorName})`,
    inArray(expectedPayment.state, ['open', 'partial']),
  )
  const rows = await ctx.db
    .select()
    .from(expectedPayment)
    .where(and(notEnded(ctx), or(isProposed, hasReference, hasAmount, hasName)))
    .orderBy(
      desc(isProposed),
      desc(hasReference),
      desc(sql`(${hasName})`),
      asc(expectedPayment.dueOn),
      asc(expectedPayment.id),
    )
    .limit(mostSuggested)
  return rows.map((row) => choiceOf(ctx, row))
}

export const choiceOf = (ctx: Context, row: ExpectedRow): ExpectedChoice => ({
  id: row.id,
  title: row.title,
  debtorName: row.debtorName,
  reference: row.reference,
  open: francsOf(row.openAmount),
  dueOn: row.dueOn,
  state: row.state,
  stateTitle: ctx.t(`payments_expected_state_${row.state}`),
})
