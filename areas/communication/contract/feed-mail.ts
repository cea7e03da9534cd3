// One mail of a thread as displayed, and the original file it arrived as.

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
  /** Document category of the record under which the attachment was filed. */
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
  /** The sender address is not known to the record. */
  isFromOther: z.boolean(),
  toName: z.string(),
  toAddress: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Sanitized: no scripts, no external addresses that would be loaded. */
  html: z.string(),
  at: z.string(),
  sentAt: z.string().nullable(),
  /** Colleague who wrote the mail; null for automatic mails and incoming mails. */
  author: z.string().nullable(),
  /** Automatic reply, such as an out-of-office message. Does not need reading. */
  isAutomatic: z.boolean(),
  /**
   * Receiver of a reply if it differs from the sender: the person behind a portal, a contact form or a mailing list.
   */
  replyTo: z.object({ name: z.string(), address: z.string() }).nullable(),
  /** The mail carries a signature, which is not verified. */
  isSigned: z.boolean(),
  /** Calendar invitation in the mail, or the reply to one, as display text: kind, subject, time, location. */
  invitation: z.object({ title: z.string(), summary: z.string(), time: z.string(), location: z.string() }).nullable(),
  /**
   * The mail may have been delivered twice: the connection broke after the server accepted it and before its reply
   * arrived.
   */
  maybeTwice: z.boolean(),
  /** Why the mail was not delivered, as display text, and the message of the receiving server. */
  failure: z.object({ title: z.string(), detail: z.string() }).nullable(),
  /** Names of attachments that were not stored because their type or size is not allowed. */
  leftOut: z.array(z.string()),
  /** Set if the mail is sent as a letter: its postal address lines. */
  letter: z
    .object({ lines: z.array(z.string()), isPrintable: z.boolean(), printedBy: z.string().nullable() })
    .nullable(),
  /** Until this instant the mail can be called back. */
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
