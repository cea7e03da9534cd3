// Parts of the preview of an action besides the number of its rows.

import { z } from 'zod'

/** People whom an action concerns: the first of them with the path of their record, and the number of the others. */
export const peopleConcerned = z.object({
  text: z.string(),
  people: z.array(z.object({ name: z.string(), path: z.string() })),
  more: z.number(),
})
export type PeopleConcerned = z.infer<typeof peopleConcerned>

export const sideEffects = {
  /** Such as data that is deleted with a row. */
  bringsAlong: z.string().optional(),
  /** People to inform before the action. */
  concerns: z.array(peopleConcerned).optional(),
}
