// History of a record, as its page shows it.

import { z } from 'zod'

export const timelineAnswer = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      event: z.string(),
      title: z.string(),
      by: z.string().nullable(),
      detail: z.string().nullable(),
      /** Id of the mail that the entry refers to, among the messages of the same record. */
      mailId: z.string().nullable(),
    }),
  ),
})
export type TimelineAnswer = z.infer<typeof timelineAnswer>
