// One-time codes for half sessions. The request only notes that a code is wanted; the job that sends it draws it, so
// that the code itself is stored nowhere.

import { and, asc, desc, eq, gt, lt, type SQL } from 'drizzle-orm'
import { timingSafeEqual } from 'node:crypto'
import { networkOf } from '#platform/rules/network.ts'
import type { Context } from '#platform/server/context.ts'
import { AppError } from '#platform/server/app-error.ts'
import { hashOf, newId } from '#platform/server/ids.ts'
import {
  codeLasts,
  isCode,
  maskedPhone,
  mostWrongChecks,
  plainCode,
  secondsUntilNextCode,
  type CodeChannel,
} from '../rules/codes.ts'
import type { AccountRow } from './accounts.ts'
import { channelNow } from './code-channel.ts'
import { externalCode } from './tables.ts'

export const sendCodeJob = 'external-code'

export type CodeRow = typeof externalCode.$inferSelect

const day = 24 * 60 * 60 * 1000
const codesHere = (ctx: Context) => eq(externalCode.workspaceId, ctx.workspace.id)

interface Wanted {
  sessionId: string
  /** E.164. */
  phone: string
}

export interface SentCode {
  channel: CodeChannel
  /** Masked. */
  phone: string
  /** Seconds until another one may be sent. */
  wait_seconds: number
}

/** Refused while a wait lasts. An earlier code of the session is no longer accepted. */
export async function sendCode(ctx: Context, account: AccountRow, { sessionId, phone }: Wanted): Promise<SentCode> {
  const networkHash = hashOf(`network ${networkOf(ctx.address)}`)
  const isProven = phone === account.phone && account.phoneVerifiedAt !== null
  // Requests at once see each other's codes. The order is the same in all: number, then network.
  await lockFor(ctx, `code ${phone}`)
  if (!isProven) await lockFor(ctx, `code network ${networkHash.toString('hex')}`)
  const sent = await timesOf(ctx, eq(externalCode.phone, phone))
  // Many people of one office may sign in at once; only numbers that nobody has proven are counted by network.
  const fromHere = isProven ? [] : await timesOf(ctx, eq(externalCode.networkHash, networkHash))
  const seconds = Math.max(secondsUntilNextCode(sent, ctx.now), secondsUntilNextCode(fromHere, ctx.now))
  if (seconds > 0)
    throw new AppError('external_accounts_wait_for_code', { status: 429, values: { seconds }, retryAfter: seconds })
  const channel = await channelNow(ctx)
  const id = newId()
  await ctx.db.insert(externalCode).values({
    workspaceId: ctx.workspace.id,
    id,
    accountId: account.id,
    sessionId,
    phone,
    networkHash,
    channel,
    createdAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + codeLasts),
  })
  await ctx.enqueue(sendCodeJob, { codeId: id })
  return { channel, phone: maskedPhone(phone), wait_seconds: secondsUntilNextCode([...sent, ctx.now], ctx.now) }
}

const lockFor = (ctx: Context, what: string) =>
  ctx.client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${ctx.workspace.id} ${what}`])

async function timesOf(ctx: Context, whose: SQL): Promise<Date[]> {
  const since = gt(externalCode.createdAt, new Date(ctx.now.getTime() - day))
  const rows = await ctx.db
    .select({ at: externalCode.createdAt })
    .from(externalCode)
    .where(and(codesHere(ctx), whose, since))
    .orderBy(asc(externalCode.createdAt))
  return rows.map(({ at }) => at)
}

/** Newest code of the half session, locked; null if there is none that may still be checked. */
export async function lockCode(ctx: Context, sessionId: string): Promise<CodeRow | null> {
  const [newest] = await ctx.db
    .select()
    .from(externalCode)
    .where(and(codesHere(ctx), eq(externalCode.sessionId, sessionId)))
    .orderBy(desc(externalCode.createdAt), desc(externalCode.id))
    .limit(1)
    .for('update')
  if (!newest || newest.usedAt || newest.expiresAt <= ctx.now || newest.wrongChecks >= mostWrongChecks) return null
  return newest
}

/** Uses the code up if it is right; otherwise counts the check, and the caller must keep its writes. */
export async function acceptCode(ctx: Context, row: CodeRow, typed: string): Promise<boolean> {
  const given = codeHashOf(row.id, plainCode(typed))
  const isRight = isCode(plainCode(typed)) && row.codeHash !== null && timingSafeEqual(given, row.codeHash)
  await ctx.db
    .update(externalCode)
    .set(isRight ? { usedAt: ctx.now } : { wrongChecks: row.wrongChecks + 1 })
    .where(and(codesHere(ctx), eq(externalCode.id, row.id)))
  return isRight
}

/** The id makes equal codes unlike. */
export const codeHashOf = (id: string, code: string): Buffer => hashOf(`${id} ${code}`)

/** Deletes codes after two days; the limits look back one. */
export async function forgetOldCodes(ctx: Context): Promise<void> {
  const isOld = lt(externalCode.createdAt, new Date(ctx.now.getTime() - 2 * day))
  await ctx.db.delete(externalCode).where(and(codesHere(ctx), isOld))
}
