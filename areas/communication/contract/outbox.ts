// The outbox of mails held because no mail server is configured: list, single mail, mail as a file, and sending or
// discarding once a server is configured.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam } from '#platform/contract/fields.ts'
import { done } from '#platform/contract/notify.ts'
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
  /** Beginning of the mail text, on one line. */
  preview: z.string(),
  createdAt: z.string(),
  /** Id, kind and page of the record that the mail is about. */
  applicationId: z.string().nullable(),
  about: z.string().nullable(),
  href: z.string().nullable(),
})
export type HeldMail = z.infer<typeof heldMail>

export const getOutbox = endpoint({
  method: 'GET',
  path: '/api/v1/communication/outbox',
  summary:
    'Held mails, newest first, 20 to a page. `canSend` says whether there is a mail server by now: then they wait to be sent or let go.',
  query: z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    search: z.string().max(200).default(''),
    applicationId: z.uuid().optional(),
  }),
  response: z.object({
    canSend: z.boolean(),
    /** True if the outbox page has something to show: there is no mail server, or mails held earlier remain. */
    holds: z.boolean(),
    items: z.array(heldMail),
    pagination,
  }),
})

/** Maximum number of mails sent or discarded in one request. */
export const mostReleased = 200

export const releaseMails = endpoint({
  method: 'POST',
  path: '/api/v1/communication/outbox',
  summary:
    'Sends held mails now that there is a mail server, or lets them go for good: these, or without ids the oldest 200; `left` is how many are held still. 409 to send without a server.',
  body: z.object({ deed: z.enum(['send', 'discard']), mailIds: z.array(id).min(1).max(mostReleased).optional() }),
  response: done.extend({ left: z.number().int() }),
})

export const getHeldMail = endpoint({
  method: 'GET',
  path: '/api/v1/communication/outbox/:id',
  summary: 'One held mail with its whole text, as text and as HTML.',
  params: idParam,
  response: heldMail.extend({
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
  response: z.unknown(),
})
