// Name of a child as staff see it. An expected child has none yet, so its month is shown.

import type { Context } from '#platform/server/context.ts'
import { monthWords } from '#areas/forms/rules/month-words.ts'

interface NamedChild {
  firstName: string
  lastName: string
  answers: unknown
}

export function childName(ctx: Context, child: NamedChild): string {
  const month = expectedMonthOf(child)
  if (month === null) return `${child.firstName} ${child.lastName}`.trim()
  return month
    ? ctx.t('applications_expected_child', { month: monthWords(month, ctx.language) })
    : ctx.t('applications_expected_child_soon')
}

/** Empty if the month is not known; null for a child that is born. Staff enter a name once it is. */
function expectedMonthOf({ firstName, answers }: NamedChild): string | null {
  const told = new Map<string, unknown>(Object.entries(answers ?? {}))
  if (told.get('is_expected') !== true || /\p{L}/u.test(firstName)) return null
  const month = told.get('expected_month')
  return typeof month === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(month) ? month : ''
}
