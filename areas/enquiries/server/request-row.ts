// Loads a request for documents: the newest of an application, or the one of a link.

import { and, desc, eq, isNull } from 'drizzle-orm'
import { timingSafeEqual } from 'node:crypto'
import {
  findApplication,
  lockApplication,
  type ApplicationRow,
  documentRequest,
} from '#areas/applications/server/public.ts'
import type { Papers } from '#areas/application-form/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { hashOf } from '#platform/server/ids.ts'
import { notFound, AppError } from '#platform/server/app-error.ts'
import type { LinkKey } from '../contract/upload-form.ts'
import { isHandedIn } from '#areas/applications/rules/document-request.ts'

export type RequestRow = typeof documentRequest.$inferSelect

export const thisRequest = (ctx: Context, id: string) =>
  and(eq(documentRequest.workspaceId, ctx.workspace.id), eq(documentRequest.id, id))

export async function lookLatestRequestFor(ctx: Context, applicationId: string): Promise<RequestRow | null> {
  const [row] = await ctx.db
    .select()
    .from(documentRequest)
    .where(
      and(
        eq(documentRequest.workspaceId, ctx.workspace.id),
        eq(documentRequest.applicationId, applicationId),
        isNull(documentRequest.replacedAt),
      ),
    )
    .orderBy(desc(documentRequest.createdAt))
    .limit(1)
  return row ?? null
}

export interface OpenedRequest {
  request: RequestRow
  application: ApplicationRow
}

/** Finds a request by its link. Requires both id and token; the error does not disclose which one is wrong. */
export async function openRequest(ctx: Context, key: LinkKey, purpose: 'read' | 'change'): Promise<OpenedRequest> {
  const found = await lookForRequest(ctx, key.uuid)
  if (!isToken(key.token, found?.tokenHash) || !found) throw notFound('enquiries_link_not_valid')
  const application = await (purpose === 'change' ? lockApplication : findApplication)(ctx, found.applicationId)
  // Reads the request again after locking, since a concurrent request may have completed it.
  const request = (purpose === 'change' ? await lookForRequest(ctx, key.uuid) : found) ?? found
  assertInEffect(ctx, request, application)
  return { request, application }
}

async function lookForRequest(ctx: Context, id: string): Promise<RequestRow | undefined> {
  const [row] = await ctx.db.select().from(documentRequest).where(thisRequest(ctx, id))
  return row
}

function assertInEffect(ctx: Context, request: RequestRow, { progressState }: ApplicationRow): void {
  if (request.replacedAt) throw new AppError('enquiries_link_replaced', { status: 410 })
  if (progressState === 'inactive') throw new AppError('enquiries_link_closed', { status: 410 })
  if (request.expiresAt <= ctx.now) throw new AppError('enquiries_link_over', { status: 410 })
}

const noHash = Buffer.alloc(32)

const isToken = (token: string, hash: Buffer | undefined): boolean =>
  timingSafeEqual(hashOf(token), hash ?? noHash) && hash !== undefined

/** The requested documents, each with its upload state. A person who has left the household owes nothing. */
export const wantedNow = (request: Pick<RequestRow, 'wanted' | 'createdAt'>, { slots, documents }: Papers) =>
  request.wanted.flatMap((wanted) => {
    const slot = slots.find(({ person, category }) => person === wanted.person && category === wanted.category)
    const dated = documents.flatMap(({ person, category, createdAt }) =>
      createdAt ? [{ person, category, createdAt }] : [],
    )
    return slot ? [{ ...wanted, slot, isHandedIn: isHandedIn(wanted, dated, request.createdAt) }] : []
  })
