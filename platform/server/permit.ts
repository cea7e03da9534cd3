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

/** Actions for buttons and menus, each with the reason that disables it. */
export const spokenActions = <Action extends string>(
  ctx: Context,
  actions: readonly Action[],
  verdictOf: (action: Action) => Verdict,
): { key: Action; enabled: boolean; reason?: string }[] =>
  actions.map((key) => {
    const { allowed, reason } = spoken(ctx, verdictOf(key))
    return { key, enabled: allowed, ...(reason && { reason }) }
  })
