// Database row of a document at the signing provider.

import { and, desc, eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { notFound, AppError } from '#platform/server/app-error.ts'
import type { SigningView } from '../contract/signing.ts'
import type { SigningState } from '#platform/rules/signing-state.ts'
import { isLive } from '../rules/signing-state.ts'
import { signingDocument } from './tables.ts'

export type SigningRow = typeof signingDocument.$inferSelect

const thisDocument = (ctx: Context, id: string) =>
  and(eq(signingDocument.workspaceId, ctx.workspace.id), eq(signingDocument.id, id))

export async function findSigningDocument(ctx: Context, id: string): Promise<SigningRow> {
  const [row] = await ctx.db.select().from(signingDocument).where(thisDocument(ctx, id))
  if (!row) throw notFound('contracts_document_not_found')
  return row
}

/** The document in progress, or the newest finished one; null if there is none. */
export async function lookSigningDocumentFor(ctx: Context, tenantId: string): Promise<SigningRow | null> {
  const rows = await ctx.db
    .select()
    .from(signingDocument)
    .where(and(eq(signingDocument.workspaceId, ctx.workspace.id), eq(signingDocument.assignmentId, tenantId)))
    .orderBy(desc(signingDocument.createdAt))
  return rows.find(({ state }) => isLive(state)) ?? rows[0] ?? null
}

export async function lookLiveDocumentFor(ctx: Context, tenantId: string): Promise<SigningRow | null> {
  const row = await lookSigningDocumentFor(ctx, tenantId)
  return row && isLive(row.state) ? row : null
}

export async function changeSigningDocument(ctx: Context, row: SigningRow, state: SigningState): Promise<void> {
  const [changed] = await ctx.db
    .update(signingDocument)
    .set({ state, changedAt: ctx.now })
    .where(and(thisDocument(ctx, row.id), eq(signingDocument.state, row.state)))
    .returning({ id: signingDocument.id })
  if (!changed) throw new AppError('contracts_provider_conflict')
}

export const signingViewOf = (ctx: Context, row: SigningRow, isDemo: boolean): SigningView => ({
  id: row.id,
  tenantId: row.assignmentId,
  provider: row.provider,
  isDemo,
  name: row.name,
  state: row.state,
  stateTitle: ctx.t(`contracts_signing_${row.state}`),
  createdAt: row.createdAt.toISOString(),
})
