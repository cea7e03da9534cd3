// Counts and throttles wrong guesses. A device with which its person has signed in before has its own counter, so
// that others cannot lock that person out by guessing. All other devices are counted by network and, more leniently,
// by account. Only hashes are stored, and names without an account are counted alike, so that the wait does not
// reveal which accounts exist.

import { and, eq, inArray, lt } from 'drizzle-orm'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { hashOf } from '#platform/server/ids.ts'
import { AppError } from '#platform/server/app-error.ts'
import { networkOf } from '#platform/rules/network.ts'
import { failuresAfter, secondsUntil, waitAfter, type Pace } from '../rules/login-throttle.ts'
import { knownDeviceOf } from './known-device.ts'
import type { StaffUser } from './people.ts'
import { signInAttempt } from './tables.ts'

const dayInMilliseconds = 24 * 60 * 60 * 1000

export interface Counter {
  key: string
  pace: Pace
}

/** At least one counter; the count of the first is returned. */
export type Counters = readonly [Counter, ...Counter[]]

interface Guesser {
  /** Null for an unknown account. With a person, e-mail address and user name share one counter. */
  person: Pick<StaffUser, 'id' | 'passwordHash'> | null
  name: string
  deviceMarks: readonly string[]
}

/** Counters of a user who is not signed in, for the password or for the code that follows it. */
export function countersOf(
  ctx: Context,
  guessed: 'account' | 'code',
  { person, name, deviceMarks }: Guesser,
): Counters {
  const account = person ? person.id : `name ${name.toLowerCase()}`
  const device = person && knownDeviceOf(ctx, person, deviceMarks)
  if (device) return [{ key: `${guessed} ${account} device ${device}`, pace: 'strict' }]
  return [
    { key: `${guessed} ${account} network ${networkOf(ctx.address)}`, pace: 'strict' },
    { key: `${guessed} ${account}`, pace: 'lenient' },
  ]
}

/** Counter of a signed-in user: guesses in another session do not affect it. */
export const ownCounters = (ctx: StaffContext, guessed: 'password' | 'code'): Counters => [
  { key: `${guessed} ${ctx.user.id} session ${ctx.user.sessionId}`, pace: 'strict' },
]

const hashesOf = (counters: Counters) => counters.map(({ key }) => hashOf(key))

const attemptsAt = (ctx: Context, counters: Counters) =>
  and(eq(signInAttempt.workspaceId, ctx.workspace.id), inArray(signInAttempt.accountHash, hashesOf(counters)))

/**
 * Refuses while a wait lasts. Guesses with a counter in common are checked one after the other: the next one sees how the last one
 * ended. A guess that would wait longer than two seconds for its turn is refused.
 */
export async function requirePatience(ctx: Context, counters: Counters): Promise<void> {
  await ctx.client.query("set local lock_timeout = '2s'")
  for (const key of counters.map((counter) => counter.key).toSorted()) {
    await ctx.client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${ctx.workspace.id} ${key}`])
  }
  const before = await ctx.db.select().from(signInAttempt).where(attemptsAt(ctx, counters))
  const seconds = Math.max(0, ...before.map(({ waitUntil }) => secondsUntil(waitUntil, ctx.now)))
  if (seconds > 0) throw new AppError('sign_in_please_wait', { status: 429, values: { seconds } })
}

/** Returns the failures in a row at the first counter. Must be followed by a refusal that keeps its writes. */
export async function countFailure(ctx: Context, counters: Counters): Promise<number> {
  const [first, ...others] = counters
  const failures = await countAt(ctx, first)
  for (const counter of others) await countAt(ctx, counter)
  await sweep(ctx)
  return failures
}

async function countAt(ctx: Context, { key, pace }: Counter): Promise<number> {
  const at = and(eq(signInAttempt.workspaceId, ctx.workspace.id), eq(signInAttempt.accountHash, hashOf(key)))
  const [before] = await ctx.db.select().from(signInAttempt).where(at)
  const failures = failuresAfter(before ?? null, ctx.now)
  const waitUntil = new Date(ctx.now.getTime() + waitAfter(failures, pace) * 1000)
  const counted = { failures, lastFailedAt: ctx.now, waitUntil }
  await ctx.db
    .insert(signInAttempt)
    .values({ workspaceId: ctx.workspace.id, accountHash: hashOf(key), ...counted })
    .onConflictDoUpdate({ target: [signInAttempt.workspaceId, signInAttempt.accountHash], set: counted })
  return failures
}

export async function forgetFailures(ctx: Context, counters: Counters): Promise<void> {
  await ctx.db.delete(signInAttempt).where(attemptsAt(ctx, counters))
}

async function sweep(ctx: Context): Promise<void> {
  const aDayAgo = new Date(ctx.now.getTime() - dayInMilliseconds)
  await ctx.db
    .delete(signInAttempt)
    .where(and(eq(signInAttempt.workspaceId, ctx.workspace.id), lt(signInAttempt.lastFailedAt, aDayAgo)))
}
