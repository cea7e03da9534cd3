// Maps a validation issue to a text key: the message is the same whether the browser or the server checks.

import type { z } from 'zod'
import { writtenBound } from '../rules/written-bound.ts'

/** Issues then carry what was given: a missing value and a wrong one read differently. */
export const reported = { reportInput: true }

/** `max` and `min` of a number, as messages write them; `maximum` and `minimum` of the length of a text or a list. */
export type PassedBound = Partial<Record<'max' | 'min', string> & Record<'maximum' | 'minimum', number>>

/** The limit that a value has passed, for the words that name it. */
export function boundsOf(issue: z.core.$ZodIssue): PassedBound {
  if (issue.code === 'too_big') {
    const maximum = Number(issue.maximum)
    return isOfNumber(issue) ? { max: writtenBound(maximum) } : { maximum }
  }
  if (issue.code !== 'too_small') return {}
  const minimum = Number(issue.minimum)
  return isOfNumber(issue) ? { min: writtenBound(minimum) } : { minimum }
}

const isOfNumber = ({ origin }: { origin: string }) => origin === 'number' || origin === 'int' || origin === 'bigint'

const mostNamed = 20

/** The values of a closed set, for developers of API clients; null if there is no such set or it is long. */
export function allowedBy(issue: z.core.$ZodIssue): string[] | null {
  if (issue.code !== 'invalid_value' || issue.values.length > mostNamed) return null
  return issue.values.map(String)
}

/** Our own schemas carry text keys as messages; zod's English sentences are replaced by a key of ours. */
export function keyOfIssue(issue: z.core.$ZodIssue): string {
  if (/^[a-z0-9]+(_[a-z0-9]+)+$/.test(issue.message)) return issue.message
  const isMissing = issue.code === 'invalid_type' && issue.input === undefined
  if (isMissing) return 'general_field_is_required'
  if (issue.code === 'too_big') {
    if (isOfNumber(issue)) return 'admin_field_smaller_or_equal_then_maximum'
    return issue.origin === 'string' ? 'general_length_too_big' : 'general_value_too_big'
  }
  if (issue.code === 'too_small') {
    if (!isOfNumber(issue)) return 'general_value_too_small'
    return issue.inclusive === false ? 'general_number_not_above' : 'admin_field_greater_or_equal_then_minimum'
  }
  return 'general_value_not_valid'
}
