// The outbox of mails that are held because no mail server is configured: a list, one mail, and the mail as a file.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam } from '#platform/contract/fields.ts'
import { pagination } from '#platform/contract/table.ts'
import { languages } from '#platform/rules/project-type.ts'

const heldMail = z.object({
  id,
  kind: z.string(),
  kindTitle: z.string(),
  language: z.enum(languages),
  toName: z.string(),
  toAddress: z.string(),
  subject: z.string(),
  /** The beginning of its text, on one line. */
  preview: z.string(),
  createdAt: z.string(),
  applicationId: z.string().nullable(),
})
export type HeldMail = z.infer<typeof heldMail>

export const getOutbox = endpoint({
  method: 'GET',
  path: '/api/v1/communication/outbox',
  summary: 'Held mails, newest first, 20 to a page; `holds` is false where mails are really sent, and the list empty.',
  query: z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    search: z.string().max(200).default(''),
    applicationId: z.uuid().optional(),
  }),
  answer: z.object({ holds: z.boolean(), items: z.array(heldMail), pagination }),
})

export const getHeldMail = endpoint({
  method: 'GET',
  path: '/api/v1/communication/outbox/:id',
  summary: 'One held mail with its whole text, as text and as HTML.',
  params: idParam,
  answer: heldMail.extend({
    from: z.string(),
    text: z.string(),
    html: z.string(),
    messageId: z.string(),
    attachments: z.array(z.string()),
  }),
})

export const getHeldMailFile = endpoint({
  method: 'GET',
  path: '/api/v1/communication/outbox/:id/eml',
  summary: 'One held mail as an .eml file that any mail program opens.',
  params: idParam,
  answer: z.unknown(),
})
