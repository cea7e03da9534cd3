// A rule's "no" as a refusal, and as the reason that a button shows.

import type { Context } from '#platform/server/context.ts'
import { Refusal } from '#platform/server/refusal.ts'
import type { Verdict } from '#platform/rules/verdict.ts'

export function insist(verdict: Verdict): void {
  if (!verdict.allowed) throw new Refusal(verdict.reason)
}

/** As it goes over the wire: the reason in the person's language. */
export const spoken = (ctx: Context, verdict: Verdict): { allowed: boolean; reason?: string } =>
  verdict.allowed ? { allowed: true } : { allowed: false, reason: ctx.t(verdict.reason) }
