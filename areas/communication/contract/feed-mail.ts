// One mail of a thread as it is shown, and the file it arrived as.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id } from '#platform/contract/fields.ts'
import { mailStates } from '#platform/rules/mail-states.ts'

export const verdict = z.object({ allowed: z.boolean(), reason: z.string().optional() })

const attachment = z.object({
  id: z.string(),
  name: z.string(),
  contentType: z.string(),
  size: z.number(),
  url: z.string(),
  /** The category among the papers of the record it was filed under. */
  filed: z.string().nullable(),
})

export const feedMail = z.object({
  id: z.string(),
  direction: z.enum(['in', 'out']),
  state: z.enum(mailStates),
  stateTitle: z.string(),
  kindTitle: z.string(),
  fromName: z.string(),
  fromAddress: z.string(),
  /** It came from an address that the record does not know. */
  isFromOther: z.boolean(),
  toName: z.string(),
  toAddress: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Safe to show: no scripts, no addresses of others that would be loaded. */
  html: z.string(),
  at: z.string(),
  sentAt: z.string().nullable(),
  /** The colleague who wrote it; null for mails of the process and for what came in. */
  author: z.string().nullable(),
  /** Automatic reply, such as an out-of-office message. Does not need reading. */
  isAutomatic: z.boolean(),
  /** Receiver of the answer if it differs from the sender: the person behind a portal, a form or a list. */
  replyTo: z.object({ name: z.string(), address: z.string() }).nullable(),
  /** It bears a signature, which is not verified. */
  isSigned: z.boolean(),
  /** An invitation that came with it or the answer to one, in words: what it is, about what, when, where. */
  invitation: z.object({ title: z.string(), summary: z.string(), time: z.string(), location: z.string() }).nullable(),
  /** It may have arrived twice: the connection broke between acceptance and answer. */
  maybeTwice: z.boolean(),
  /** Why it did not arrive, in words, and what the other server said. */
  failure: z.object({ title: z.string(), detail: z.string() }).nullable(),
  /** Names of attachments that were not taken: of a kind or size that is not. */
  leftOut: z.array(z.string()),
  /** It leaves on paper; the lines of where it goes. */
  letter: z
    .object({ lines: z.array(z.string()), isPrintable: z.boolean(), printedBy: z.string().nullable() })
    .nullable(),
  /** Until when it can be called back. */
  leavesAt: z.string().nullable(),
  /**
   * For a mail that was called back: describes the action that remains in effect. Empty if the mail was the only
   * effect.
   */
  stands: z.string(),
  attachments: z.array(attachment),
  can: z.object({
    beCalledBack: verdict,
    beRetried: verdict,
    beDeleted: verdict,
    beRewritten: verdict,
    beMoved: verdict,
    goOnPaper: verdict,
    /** The raw message as it arrived can be downloaded. */
    openOriginal: verdict,
  }),
})
export type FeedMail = z.infer<typeof feedMail>

export const getOriginalMail = endpoint({
  method: 'GET',
  path: '/api/v1/communication/:mailId/original',
  summary: 'An incoming mail as it arrived, as an .eml file named after its subject; 404 once the original is deleted.',
  params: z.object({ mailId: id }),
  response: z.unknown(),
})
