// Findings of the rules as an answer: each message beneath its field, in the applicant's language.

import type { Context } from '#platform/server/context.ts'
import { AppError } from '#platform/server/app-error.ts'
import type { Problem } from '#areas/forms/rules/validity.ts'

export function refuseProblems(ctx: Context, problems: readonly Problem[]): void {
  const refusal = refusalFor(ctx, problems)
  if (refusal) throw refusal
}

/** Null when nothing is wrong. */
export function refusalFor(ctx: Context, problems: readonly Problem[]): AppError | null {
  if (problems.length === 0) return null
  // Translated here, because each message has values of its own; an unknown key stays as it is on the way out.
  const fields = Object.fromEntries(problems.toReversed().map(({ path, key, values }) => [path, ctx.t(key, values)]))
  return new AppError('general_please_check_fields', { status: 422, fields })
}
