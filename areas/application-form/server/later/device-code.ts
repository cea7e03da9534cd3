// One-time codes that move a draft to another device. The draft's token is not stored in plain text; it is sealed
// with the server's secret and a context that includes the code, so only the code opens it.

import { and, eq, lt } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { notFound, AppError } from '#platform/server/app-error.ts'
import { deviceCodeMinutes, newDeviceCode, readDeviceCode } from '../../rules/device-code.ts'
import { findDoor } from './credentials.ts'
import { slowHashOf } from './slow-hash.ts'
import { applicationDeviceCode, applicationDraft } from '../tables.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/device-code.ts'

export const forgetCodeJob = 'application-form-forget-code'
const jobData = z.object({ draftId: z.uuid() })

export const makeDeviceCode = publicHandler(contract.makeDeviceCode, { perMinute: 10 }, async (ctx, { params }) => {
  const door = await findDoor(ctx, params, 'change')
  if (door.kind === 'application') throw new AppError('application_form_already_sent')
  const code = newDeviceCode(randomInt)
  const expiresAt = new Date(ctx.now.getTime() + deviceCodeMinutes * 60_000)
  const made = {
    codeHash: await slowHashOf(ctx, code),
    sealedToken: ctx.services.secrets.seal(params.token, placeOf(ctx, code)),
    createdAt: ctx.now,
    expiresAt,
  }
  await ctx.db
    .insert(applicationDeviceCode)
    .values({ workspaceId: ctx.workspace.id, draftId: door.draft.id, ...made })
    .onConflictDoUpdate({ target: [applicationDeviceCode.workspaceId, applicationDeviceCode.draftId], set: made })
  await ctx.enqueue(forgetCodeJob, { draftId: door.draft.id }, { startAfter: expiresAt })
  return { code, expiresAt: expiresAt.toISOString() }
})

export const redeemDeviceCode = publicHandler(contract.redeemDeviceCode, { perMinute: 10 }, async (ctx, { body }) => {
  const code = readDeviceCode(body.code)
  if (!code) throw noSuchCode()
  // Deletes the code as it is read, so that only one of two concurrent devices gets in.
  const [used] = await ctx.db
    .delete(applicationDeviceCode)
    .where(
      and(
        eq(applicationDeviceCode.workspaceId, ctx.workspace.id),
        eq(applicationDeviceCode.codeHash, await slowHashOf(ctx, code)),
      ),
    )
    .returning()
  const token =
    used && used.expiresAt > ctx.now ? ctx.services.secrets.open(used.sealedToken, placeOf(ctx, code)) : null
  if (!used || !token) throw noSuchCode()
  const [draft] = await ctx.db
    .select()
    .from(applicationDraft)
    .where(and(eq(applicationDraft.workspaceId, ctx.workspace.id), eq(applicationDraft.id, used.draftId)))
  if (!draft) throw noSuchCode()
  const { slug, formId, objectIds, createdAt } = draft
  return { formsCredentials: { slug, token }, formId, objectIds, startedAt: createdAt.toISOString() }
})

/** Deletes the code after it expires; a newer code of the same draft stays. */
export async function forgetCode(ctx: Context, data: unknown): Promise<void> {
  const { draftId } = jobData.parse(data)
  await ctx.db
    .delete(applicationDeviceCode)
    .where(
      and(
        eq(applicationDeviceCode.workspaceId, ctx.workspace.id),
        eq(applicationDeviceCode.draftId, draftId),
        lt(applicationDeviceCode.expiresAt, new Date(ctx.now.getTime() + 1)),
      ),
    )
}

const noSuchCode = () => notFound('application_form_code_not_valid')

const placeOf = (ctx: Context, code: string): string => `device code ${ctx.workspace.id} ${code}`
