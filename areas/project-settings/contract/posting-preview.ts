// Preview of the printed sheet of a settings page; the `objects` area renders it.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { cardData, flyerData } from './posting.ts'

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
