// Translates the parts of a stored reason, such as `denied: income: …` or `withdrawn_by_applicant: too_expensive: …`.

import { withdrawalReasons } from '../../rules/after-sending.ts'
import type { Context } from '#platform/server/context.ts'
import { deactivationReasons } from '../../rules/application-state.ts'
import { denialReasons } from '../../rules/denial.ts'

export function denialWord(ctx: Context, part: string): string {
  if (denialReasons.some((one) => one === part)) return ctx.t(`applications_denial_reason_${part}`)
  return withdrawalReasons.some((one) => one === part) ? ctx.t(`application_form_withdrawal_${part}`) : part
}

/** Words of a deactivation reason, stored as `key` or `key: detail`. */
export function deactivationWords(ctx: Context, reason: string): string {
  const [key = '', ...added] = reason.split(': ')
  const word = deactivationReasons.some((one) => one === key) ? ctx.t(`applications_deactivation_${key}`) : key
  return [word, ...added.map((one) => denialWord(ctx, one))].join(': ')
}
