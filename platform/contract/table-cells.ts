// Value of a row under a column's key, per cell kind. Each may be null or left out: the cell is then empty.

import { z } from 'zod'
import { grade, option } from './fields.ts'
import { linkItem } from './table.ts'

/**
 * `text`, `number`: a plain value, or a value with a link or tooltip. `date` is YYYY-MM-DD, `datetime` an instant,
 * `money` in francs.
 */
export const plainCell = z.union([z.string(), z.number(), linkItem])

/** `state`: the value determines the colour, the name is shown. */
export const stateCell = option

/** `grade`: A to D; an empty grade is drawn as a grey circle. */
export const gradeCell = grade

/** `star`: the favourite mark, with the field names of the specification. */
export const starCell = z.object({
  checked: z.boolean(),
  icon: z.string().optional(),
  iconColor: z.string().optional(),
})

/** `people` and `links`: the first three are shown, the rest is a count. */
export const linksCell = z.array(linkItem)

/** `documents`: whether documents are missing, incomplete, complete or expired. */
export const documentsStates = ['none', 'partial', 'complete', 'expired'] as const
export const documentsCell = z.enum(documentsStates)

/** `references`: one mark per requested reference; `displayName` says whose reference it is. */
export const referenceStates = ['none', 'sent', 'answered', 'reminder', 'failed'] as const
export const referencesCell = z.array(
  z.object({ type: z.string(), state: z.enum(referenceStates), displayName: z.string().optional() }),
)

/** `contact`: how to reach the person. */
export const contactCell = z.object({ email: z.string().nullish(), phone: z.string().nullish() })

// `boolean` is true or false. `detail` has no value of its own: it shows `_detail_column`, `_messenger` and the
// column's `buttons`.
