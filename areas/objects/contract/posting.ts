// Printed sheets of objects, with a code that leads to their public page (spec 2 §7 generate-serve-posting-files).

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id } from '#platform/contract/fields.ts'
import { cardData, flyerData } from '#areas/project-settings/contract/posting.ts'

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

export const previewPosting = endpoint({
  method: 'POST',
  path: '/api/v1/objects/posting-preview',
  summary:
    'The flyer or the cards of one object of the project as settings that are not saved yet would have them, as PDF; 409 where there is no object.',
  body: z.discriminatedUnion('type', [
    z.object({ type: z.literal('flyer'), settings: flyerData }),
    z.object({ type: z.literal('card'), settings: cardData }),
  ]),
  response: z.unknown(),
})
