// Calls that only read. For a recently seen token the user is assumed unchanged: the queries are sent together with
// the session check, in one round trip. The response waits for the session check.

import { isDeepStrictEqual } from 'node:util'
import type { PoolClient } from 'pg'
import type { SignedIn } from '../context.ts'
import { beginTransaction, openTransaction } from '../db/transaction.ts'
import {
  mayPass,
  requirePermission,
  sessionQuery,
  signedInFrom,
  touchSession,
  type Guard as SessionGuard,
  type SessionRow,
} from '../session/session.ts'
import type { Call, Router } from './router.ts'

export interface Guard extends SessionGuard {
  /** Passed to the statements of the route: see `beginTransaction`. */
  plansOnce?: boolean
}

interface Asking {
  tokenHash: Buffer
  guard: Guard
}

export async function beginReading(router: Router, call: Call, { tokenHash, guard }: Asking): Promise<void> {
  const { services, familiar } = router
  const { id } = call.workspace
  const beginning = { readOnly: true, plansOnce: guard.plansOnce ?? false, first: sessionQuery(tokenHash) }
  const { transaction, first } = await beginTransaction<SessionRow>(services.pool, id, beginning)
  call.transaction = transaction
  const confirmed = first
    .then(({ rows: [row] }) => userOf(router, call, { row, guard }))
    .then(
      (user) => {
        familiar.remember(id, tokenHash, user)
        return user
      },
      async (error: unknown) => {
        familiar.forget(id, tokenHash)
        await transaction.rollback()
        throw error
      },
    )
  const guess = familiar.look(id, tokenHash)
  if (guess && mayPass(guess, guard)) {
    // `runReading` awaits it; avoids an unhandled rejection if the call ends before that.
    confirmed.catch(() => {})
    call.user = guess
    call.confirmed = confirmed
    return
  }
  call.user = await confirmed
}

/** Returns the session's user with their permissions; throws a refusal otherwise. */
export async function userOf(
  router: Router,
  call: Call,
  { row, guard }: { row: SessionRow | undefined; guard: Guard },
): Promise<SignedIn> {
  const user = signedInFrom(row, call.workspace)
  requirePermission(user, guard)
  // Not awaited: it needs a second connection while this call uses one, and waiting could exhaust the pool.
  if (row)
    touchSession(router.services.pool, call.workspace.id, row).catch((error: unknown) =>
      router.services.log.warn({ err: error }, 'prolonging a session'),
    )
  return user
}

export async function runReading<Result>(
  router: Router,
  call: Call,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const { transaction, confirmed } = call
  if (!transaction) throw new Error('the reading has not begun')
  const outcome = await settled(async () => work(transaction.client))
  const isAsExpected = !confirmed || isDeepStrictEqual(await confirmed, call.user)
  // Nothing was written, so the response neither waits for the end of the transaction nor depends on it.
  void transaction.rollback()
  if (!isAsExpected) return startOver(router, call, work)
  if ('error' in outcome) throw outcome.error
  return outcome.value
}

/** Runs the call again for the current user, because role or name have changed since the last call. */
async function startOver<Result>(
  router: Router,
  call: Call,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  call.user = await call.confirmed
  call.confirmed = null
  const first = { text: 'select' }
  const { transaction } = await openTransaction(router.services.pool, call.workspace.id, { readOnly: true, first })
  call.transaction = transaction
  return runReading(router, call, work)
}

const settled = <Result>(work: () => Promise<Result>): Promise<{ value: Result } | { error: unknown }> =>
  work().then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
