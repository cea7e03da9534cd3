// Wrong guesses at one door are counted and slowed down. A door is an account name or a person's second factor; only its
// hash is kept, and names that nobody has are counted alike, so that waiting does not tell who exists.

import { and, eq, lt } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { hashOf } from '#platform/server/ids.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { failuresAfter, secondsUntil, waitAfter } from '../rules/slowing.ts'
import { signInAttempt } from './tables.ts'

const dayInMilliseconds = 24 * 60 * 60 * 1000

export type GuardedDoor = `account:${string}` | `code:${string}` | `password:${string}`

const attemptAt = (ctx: Context, door: GuardedDoor) =>
  and(eq(signInAttempt.workspaceId, ctx.workspace.id), eq(signInAttempt.accountHash, hashOf(door)))

/**
 * Refused while a wait lasts. Guesses at one door are judged one after the other: the next one sees how the last one ended,
 * and of two right ones both come in. Whoever would wait longer than two seconds for their turn is told to try again.
 */
export async function requirePatience(ctx: Context, door: GuardedDoor): Promise<void> {
  await ctx.client.query("set local lock_timeout = '2s'")
  await ctx.client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${ctx.workspace.id} ${door}`])
  const [before] = await ctx.db.select().from(signInAttempt).where(attemptAt(ctx, door))
  const seconds = before ? secondsUntil(before.waitUntil, ctx.now) : 0
  if (seconds > 0) throw new Refusal('sign_in_please_wait', { status: 429, values: { seconds } })
}

/** Answers how many failures in a row there are now. Must be followed by a refusal that keeps its writes. */
export async function countFailure(ctx: Context, door: GuardedDoor): Promise<number> {
  const [before] = await ctx.db.select().from(signInAttempt).where(attemptAt(ctx, door))
  const failures = failuresAfter(before ?? null, ctx.now)
  const waitUntil = new Date(ctx.now.getTime() + waitAfter(failures) * 1000)
  const counted = { failures, lastFailedAt: ctx.now, waitUntil }
  await ctx.db
    .insert(signInAttempt)
    .values({ workspaceId: ctx.workspace.id, accountHash: hashOf(door), ...counted })
    .onConflictDoUpdate({ target: [signInAttempt.workspaceId, signInAttempt.accountHash], set: counted })
  await sweep(ctx)
  return failures
}

export async function forgetFailures(ctx: Context, ...doors: GuardedDoor[]): Promise<void> {
  for (const door of doors) await ctx.db.delete(signInAttempt).where(attemptAt(ctx, door))
}

async function sweep(ctx: Context): Promise<void> {
  const aDayAgo = new Date(ctx.now.getTime() - dayInMilliseconds)
  await ctx.db
    .delete(signInAttempt)
    .where(and(eq(signInAttempt.workspaceId, ctx.workspace.id), lt(signInAttempt.lastFailedAt, aDayAgo)))
}
