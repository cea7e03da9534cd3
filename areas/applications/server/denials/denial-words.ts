// Translates each part of a stored reason, such as `denied: income: …` or `withdrawn_by_applicant: too_expensive: …`.

import { withdrawalReasons } from '../../rules/after-sending.ts'
import type { Context } from '#platform/server/context.ts'
import { denialReasons } from '../../rules/denial.ts'

export function denialWord(ctx: Context, part: string): string {
  if (denialReasons.some((one) => one === part)) return ctx.t(`applications_denial_reason_${part}`)
  return withdrawalReasons.some((one) => one === part) ? ctx.t(`application_form_withdrawal_${part}`) : part
}
