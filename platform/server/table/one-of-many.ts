// Runs an action on one row in a savepoint, so that a failing row does not affect the others.

import { DatabaseError } from 'pg'
import type { AuditEntry } from '../audit/record.ts'
import type { StaffContext } from '../context.ts'
import { sendAhead } from '../db/transaction.ts'
import { lostRace } from '../http/errors.ts'
import { newSlug } from '../ids.ts'
import { AppError } from '../app-error.ts'
import type { Performed } from './declaration.ts'

/** Returns the reason of a failure, or the mail that was queued, if any. */
export async function performOne(
  ctx: StaffContext,
  action: (ctx: StaffContext) => Promise<Performed | void>,
): Promise<{ reason: string } | Performed | undefined> {
  const entries: AuditEntry[] = []
  let done: Performed | void
  sendAhead(ctx.client, 'savepoint one_row')
  try {
    done = await action({ ...ctx, record: (entry) => void entries.push(entry) })
    await ctx.client.query('release savepoint one_row')
  } catch (error) {
    await ctx.client.query('rollback to savepoint one_row')
    return { reason: reasonOf(ctx, error) }
  }
  for (const entry of entries) ctx.record(entry)
  return done ?? undefined
}

function reasonOf(ctx: StaffContext, error: unknown): string {
  if (error instanceof AppError) return ctx.t(error.key, error.details.values)
  const cause = error instanceof Error && error.cause instanceof DatabaseError ? error.cause : error
  if (cause instanceof DatabaseError && lostRace.has(cause.code ?? '')) return ctx.t('general_somebody_was_quicker')
  const incident = newSlug().slice(0, 10)
  ctx.services.log.error({ err: error, incident }, 'unexpected failure of one row')
  return ctx.t('general_unexpected_failure', { incident })
}
