// Sender address of a project's mails, and the link by which a reader of its mailbox confirms it.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { notice } from '#platform/contract/notify.ts'

const path = '/api/v1/settings/mail-sender'

const data = z.object({ address: z.string(), name: z.string() })
export type SenderData = z.infer<typeof data>

export const senderForm = z.object({
  address: z.email().max(254),
  name: z.string().trim().max(100),
})

export const getSender = endpoint({
  method: 'GET',
  path,
  summary:
    'The address in whose name mails leave: version 0 and empty until one is entered; `usual` is used until it is confirmed.',
  response: z.object({
    version: z.number(),
    data,
    isConfirmed: z.boolean(),
    /** When the link was last sent. */
    askedAt: z.string().nullable(),
    usual: z.string(),
    sends: z.boolean(),
  }),
})

export const saveSender = endpoint({
  method: 'POST',
  path,
  summary:
    'Keeps address and name; another address gets a link by mail and is not used before it is confirmed; 409 when changed meanwhile.',
  body: senderForm.extend({ version: z.number().int() }),
  response: z.object({ version: z.number(), notify: z.array(notice).optional() }),
})

export const askAgain = endpoint({
  method: 'POST',
  path: `${path}/ask-again`,
  summary: 'Sends the link once more; the one before ends; 409 when there is nothing to confirm.',
  response: z.object({ notify: z.array(notice) }),
})

export const removeSender = endpoint({
  method: 'POST',
  path: `${path}/remove`,
  summary: 'Mails leave from the usual address again.',
  response: z.object({ notify: z.array(notice) }),
})

const finding = z.enum(['found', 'missing', 'unknown'])
export type Finding = z.infer<typeof finding>

export const getSenderDomain = endpoint({
  method: 'GET',
  path: `${path}/domain`,
  summary:
    'What the name servers say of the domain of the address: `unknown` when they cannot be asked; empty without an address.',
  response: z.object({
    records: z.array(z.object({ kind: z.enum(['spf', 'dkim', 'dmarc']), name: z.string(), finding })),
  }),
})

const link = z.object({ token: z.string().min(1).max(100) })
const confirmation = z.object({ address: z.string(), projectName: z.string(), isConfirmed: z.boolean() })

export const getSenderConfirmation = endpoint({
  method: 'GET',
  path: '/api/v1/mail-sender/:token',
  summary: 'Which address the link of the mail would confirm; 404 when it has ended. Changes nothing.',
  params: link,
  response: confirmation,
})

export const confirmSender = endpoint({
  method: 'POST',
  path: '/api/v1/mail-sender/:token',
  summary:
    'Confirms the address of the link: from now on mails leave in its name; twice changes nothing; 404 when it has ended.',
  params: link,
  response: confirmation,
})
