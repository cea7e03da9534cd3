// Converts a rule's verdict to an error, or to the reason that a disabled button shows.

import type { Verdict } from '../rules/verdict.ts'
import type { Context } from './context.ts'
import { AppError } from './app-error.ts'

export function assertAllowed(verdict: Verdict): void {
  if (!verdict.allowed) throw new AppError(verdict.reason)
}

/** Translates the reason into the user's language for the response. */
export const spoken = (ctx: Context, verdict: Verdict): Verdict & { reason?: string } =>
  verdict.allowed ? verdict : { allowed: false, reason: ctx.t(verdict.reason) }
