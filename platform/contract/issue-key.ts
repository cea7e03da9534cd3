// Maps a validation issue to a text key: the message is the same whether the browser or the server checks.

import type { z } from 'zod'
import { writtenBound } from '../rules/written-bound.ts'

/** Includes the input in each issue, so that a missing value and a wrong value get different messages. */
export const reported = { reportInput: true }

/**
 * `max` and `min`: bounds of a number, formatted for messages. `maximum` and `minimum`: bounds of the length of a
 * text or list.
 */
export type PassedBound = Partial<Record<'max' | 'min', string> & Record<'maximum' | 'minimum', number>>

/** Returns the bound that the value exceeds, for use in the message. */
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

/** Our schemas use text keys as messages; zod's English messages are replaced by one of our keys. */
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
