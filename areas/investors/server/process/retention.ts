// Deletes signatures and offers after their years, with their files. Nightly.

import { and, eq, inArray, lt } from 'drizzle-orm'
import { letGoOf } from '#areas/files/server/public.ts'
import { dayOf, laterYear } from '#platform/rules/calendar-day.ts'
import type { Context } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { bookkeepingYears, offerKeptUntil, signatureKeptUntil } from '../../rules/retention.ts'
import { investorNda, investorOffer } from '../process-tables.ts'

export const tidyInvestorPapersJob = 'tidy-investor-papers'

export async function tidyInvestorPapers(ctx: Context): Promise<void> {
  const today = dayOf(ctx.now)
  const old = laterYear(today, -bookkeepingYears)
  const ndas = await ctx.db
    .select()
    .from(investorNda)
    .where(and(eq(investorNda.workspaceId, ctx.workspace.id), lt(investorNda.signedAt, new Date(`${old}T00:00:00Z`))))
  const offers = await ctx.db
    .select()
    .from(investorOffer)
    .where(and(eq(investorOffer.workspaceId, ctx.workspace.id), lt(investorOffer.receivedOn, old)))
  const goneNdas = ndas.filter(({ signedAt, validYears }) => signatureKeptUntil(dayOf(signedAt), validYears) < today)
  const goneOffers = offers.filter(({ receivedOn }) => offerKeptUntil(receivedOn) < today)
  await remove(ctx, investorNda, goneNdas)
  await remove(ctx, investorOffer, goneOffers)
  await removeFiles(
    ctx,
    [...goneNdas, ...goneOffers].flatMap(({ fileId }) => fileId ?? []),
  )
}

async function remove(
  ctx: Context,
  table: typeof investorNda | typeof investorOffer,
  rows: readonly { id: string }[],
): Promise<void> {
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await ctx.db.delete(table).where(and(eq(table.workspaceId, ctx.workspace.id), inArray(table.id, ids)))
}

async function removeFiles(ctx: Context, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const files = await ctx.db
    .select()
    .from(storedFile)
    .where(and(eq(storedFile.workspaceId, ctx.workspace.id), inArray(storedFile.id, [...ids])))
  await letGoOf(ctx, files)
}
