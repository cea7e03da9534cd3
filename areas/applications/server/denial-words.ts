// A reason kept as `denied: income: …` is told with the word of each part.

import type { Context } from '#platform/server/context.ts'
import { denialReasons } from '../rules/denial.ts'

export const denialWord = (ctx: Context, part: string): string =>
  denialReasons.some((one) => one === part) ? ctx.t(`applications_denial_reason_${part}`) : part
