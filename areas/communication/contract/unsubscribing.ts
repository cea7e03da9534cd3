// Unsubscribe endpoints for recipients of news. The link in the mail only shows the page; the button makes the
// change.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'

const of = z.string().min(1).max(1000)
const refusal = z.object({
  address: z.string(),
  projectName: z.string(),
  refuses: z.boolean(),
  /** Link from a test mail or a preview. It belongs to no address, so it cannot unsubscribe. */
  isTest: z.boolean(),
})

export const getUnsubscribing = endpoint({
  method: 'GET',
  path: '/api/v1/communication/unsubscribe',
  summary: 'Whose news the link of a mail is about, and whether they are refused; 404 when the link is none of ours.',
  query: z.object({ of }),
  response: refusal,
})

export const setUnsubscribing = endpoint({
  method: 'POST',
  path: '/api/v1/communication/unsubscribe',
  summary:
    'Refuses news to the address of the link, or wants them again; the same twice changes nothing; 404 as above.',
  body: z.object({ of, refuses: z.boolean() }),
  response: refusal,
})
