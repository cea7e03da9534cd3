// Records a manual sale of an object, in projects that sell, until a sale process exists.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, idParam, line, noNumber, optionalLine, version } from '#platform/contract/fields.ts'
import { notice } from '#platform/contract/notify.ts'
import { objectStates } from '#areas/buildings/rules/object-state.ts'

export const saleView = z.object({
  /** YYYY-MM-DD. */
  soldOn: z.string(),
  /** Francs. */
  price: z.number().nullable(),
  buyer: z.string().nullable(),
  notedBy: z.string(),
  notedAt: z.string(),
})

const changed = z.object({
  id,
  progress_state: z.enum(objectStates),
  version,
  notify: z.array(notice).optional(),
})

export const noteAsSold = endpoint({
  method: 'POST',
  path: '/api/v1/objects/:id/note-sold',
  summary:
    'Notes an object as sold by hand. 409 where the project lets, when its state forbids it, or when it is stale.',
  params: idParam,
  body: z.object({
    soldOn: day,
    /** Francs. */
    price: z.number(noNumber).min(0).max(1_000_000_000).optional(),
    buyer: optionalLine(200),
    version,
  }),
  response: changed,
})

export const takeSaleBack = endpoint({
  method: 'POST',
  path: '/api/v1/objects/:id/take-sale-back',
  summary: 'Takes the note of a sale back, with a reason; the object is where it was before. 409 when there is none.',
  params: idParam,
  body: z.object({ reason: line(500), version }),
  response: changed,
})
