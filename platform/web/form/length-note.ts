// Fields do not cut what is typed or pasted. Near the limit they count; above it they say how much is too much, and the
// server refuses the same length.

import type { ReactNode } from 'react'
import type { Translate } from '../i18n/texts.ts'

interface Noted {
  description?: ReactNode
  error?: ReactNode
}

/** Adds the count to the hint, or the excess as error. A number that is no limit is left out. */
export function withLengthNote(t: Translate, { length }: string, most: number | undefined, input: Noted): Noted {
  if (most === undefined || length <= most * 0.9) return { description: input.description, error: input.error }
  const over = length - most
  if (over > 0)
    return { description: input.description, error: input.error || t('general_length_over', { count: over }) }
  const count = t('general_length_count', { count: length, max: most })
  return { description: input.description ? [input.description, ' ', count] : count, error: input.error }
}
