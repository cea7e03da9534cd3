// What is wrong with a value, as a text key: the same words whether the browser checks first or the server refuses.

import type { z } from 'zod'

/** Issues then carry what was given: a missing value and a wrong one read differently. */
export const reported = { reportInput: true }

/** The limit that a number or a text has passed, for the words that name it. */
export function boundsOf(issue: z.core.$ZodIssue): { maximum?: number; minimum?: number } {
  if (issue.code === 'too_big') return { maximum: Number(issue.maximum) }
  return issue.code === 'too_small' ? { minimum: Number(issue.minimum) } : {}
}

const mostNamed = 20

/** The values of a closed set, for whoever writes a program against the calls; null where there is no such set or it is long. */
export function allowedBy(issue: z.core.$ZodIssue): string[] | null {
  if (issue.code !== 'invalid_value' || issue.values.length > mostNamed) return null
  return issue.values.map(String)
}

/** Our own schemas carry text keys as messages; zod's English sentences are replaced by a key of ours. */
export function keyOfIssue(issue: z.core.$ZodIssue): string {
  if (/^[a-z0-9]+(_[a-z0-9]+)+$/.test(issue.message)) return issue.message
  const isMissing = issue.code === 'invalid_type' && issue.input === undefined
  if (isMissing) return 'general_field_is_required'
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'general_length_too_big' : 'general_value_too_big'
  if (issue.code === 'too_small') return 'general_value_too_small'
  return 'general_value_not_valid'
}
