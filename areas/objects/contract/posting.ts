// Printable flyers and cards of objects with a QR code of their public page (spec 2 §7 generate-serve-posting-files).

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id } from '#platform/contract/fields.ts'

export const postingKinds = ['flyer', 'card'] as const

export const generatePosting = endpoint({
  method: 'POST',
  path: '/api/v1/generate-serve-posting-files',
  summary:
    'Flyers (A4, a page each) or business cards (85 × 55 mm, ten to a page; of a single object ten alike) as one PDF, of at most 100 objects.',
  body: z.object({
    targets: z.array(id).min(1, 'table_nothing_selected').max(100),
    type: z.enum(postingKinds, { error: 'general_value_not_valid' }).default('flyer'),
  }),
  response: z.unknown(),
})
