// Text of a mail to one person or to many.

import { z } from 'zod'
import { namedIn } from '#areas/mail-templates/rules/filling.ts'
import { isBlank } from '#areas/mail-templates/rules/template-words.ts'
import { line } from '#platform/contract/fields.ts'
import { bodyLength, subjectLength } from '../rules/mail-limits.ts'

export const words = z.object({
  subject: line(subjectLength).refine(
    (subject) => !namedIn(subject).includes('place_signature'),
    'communication_signature_in_subject',
  ),
  /** HTML of the editor. Placeholders in square brackets are filled before sending. */
  body: z
    .string({ error: 'general_field_is_required' })
    .trim()
    .max(bodyLength, 'general_text_too_long')
    .refine((html) => !isBlank(html), 'general_field_is_required'),
})
