// One thread: its feed, sending mails into it, its notes, its attachments.

import { z } from 'zod'
import { turnedDown } from '#areas/mail-templates/contract/process-mail.ts'
import { mailKinds } from '#areas/mail-templates/rules/kinds.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, line, option } from '#platform/contract/fields.ts'
import { uploadAnswer, uploadedFile } from '#platform/contract/file.ts'
import { done } from '#platform/contract/notify.ts'
import { pagination } from '#platform/contract/table.ts'
import { languages } from '#platform/rules/project-type.ts'
import { bodyLength, mostAttachments, subjectLength } from '../rules/mail-limits.ts'
import { feedMail, verdict } from './feed-mail.ts'
import { inboxItem } from './inbox.ts'
import { words } from './words.ts'

const threadParam = z.object({ applicationId: id })
const mailParam = z.object({ mailId: id })

/** Colleague who is reading the thread or writing in it. */
const presence = z.object({ id: z.string(), name: z.string(), initials: z.string(), isWriting: z.boolean() })

const sentByColleague = z.object({ id: z.string(), name: z.string(), subject: z.string(), at: z.string() })
export type SentByColleague = z.infer<typeof sentByColleague>

/** `current` of a 409 response to sending. Newest mail first. */
export const sentMeanwhile = z.object({ sentMeanwhile: z.array(sentByColleague).min(1) })

/** Saved draft of a user, shared by all their devices. */
export const draft = z.object({
  subject: z.string(),
  body: z.string(),
  attachments: z.array(uploadedFile),
  adultId: z.string().nullable(),
  answersMailId: z.string().nullable(),
  /** Language of the text; null for the language of the recipient. */
  language: z.enum(languages).nullable(),
  /** Time of the last save, used to detect a save from another window; null if nothing is saved. */
  writtenAt: z.string().nullable(),
})
export type KeptDraft = z.infer<typeof draft>

export const getFeed = endpoint({
  method: 'GET',
  path: '/api/v1/communication/:applicationId/inbox-feed',
  summary: 'A thread: its line, its mails with the newest first, who else is there, and what one has begun to write.',
  params: threadParam,
  query: z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) }),
  response: z.object({
    thread: inboxItem,
    items: z.array(feedMail),
    pagination,
    presence: z.array(presence),
    /** Addresses of this thread that bounced; null if there are none. */
    bounce: z
      .object({ addresses: z.array(z.string()), at: z.string(), title: z.string(), detail: z.string() })
      .nullable(),
    canWrite: verdict,
    /** The newest mail that a colleague sent in this thread; null if there is none. */
    lastSent: sentByColleague.nullable(),
    draft: draft.nullable(),
  }),
})

export const getDirectMail = endpoint({
  method: 'GET',
  path: '/api/v1/communication/:applicationId/send-direct-mail',
  summary: 'What the composer begins with: to whom, in which language, the answer’s subject, the templates that fit.',
  params: threadParam,
  response: z.object({
    to: z.object({ name: z.string(), address: z.string(), subject: z.string() }),
    /** Set if there is no mail address, so a message becomes a letter: its postal address lines. */
    letter: z.object({ lines: z.array(z.string()), isPrintable: z.boolean() }).nullable(),
    /** Other members of the household with their own mail address. */
    people: z.array(option.extend({ address: z.string(), subject: z.string() })),
    /** Other correspondents of the thread, sorted by their newest mail. `mailIds` are all their mails. */
    others: z.array(option.extend({ address: z.string(), subject: z.string(), mailIds: z.array(z.string()) })),
    /** Preselected recipient: the last correspondent who wrote. Both ids null mean the contact of the thread. */
    beginsWith: z.object({ adultId: z.string().nullable(), answersMailId: z.string().nullable() }),
    language: z.enum(languages),
    /** Subject of a reply to the contact, taken from their newest mail. */
    subject: z.string(),
    /** Mail kinds for a template addressed to the whole household or to one person. */
    kinds: z.object({ all: z.enum(mailKinds), person: z.enum(mailKinds) }),
    /** Templates of the project for these mail kinds, preferably in the language of the recipient. */
    templates: z.array(option.extend({ subject: z.string(), body: z.string(), language: z.enum(languages) })),
    /** Languages in which the project writes. */
    languages: z.array(z.enum(languages)),
    /** Placeholders available in the text: `[key]` is filled when the mail is sent. */
    placeholders: z.array(z.object({ key: z.string(), title: z.string(), group: z.string() })),
    /** Placeholders available in mails to other correspondents: none with data of the record. */
    placeholdersForOthers: z.array(z.object({ key: z.string(), title: z.string(), group: z.string() })),
    canWrite: verdict,
    lastSent: sentByColleague.nullable(),
  }),
})

const written = words.extend({
  templateId: id.nullish(),
  /** Addressee within the household; null for the main applicant. */
  adultId: id.nullish(),
  /** Addresses the mail to another correspondent: the sender of this mail in the thread. */
  answersMailId: id.nullish(),
  /** Language of the text and of the values filled into it. Defaults to the language of the recipient. */
  language: z.enum(languages).nullish(),
  attachments: z.array(id).max(mostAttachments, 'communication_too_many_attachments').default([]),
  /**
   * `lastSent` as read when writing began, or as the user has seen it since. If a colleague has sent a newer mail,
   * the response is 409.
   */
  lastSent: id.nullable().optional(),
})

export const sendDirectMail = endpoint({
  method: 'POST',
  path: '/api/v1/communication/:applicationId/send-direct-mail',
  summary:
    'Sends a mail into a thread after 30 seconds in which it can be called back; answers the mail. 409 with what colleagues have sent since `lastSent`.',
  params: threadParam,
  body: written,
  response: done.extend({ mail: feedMail }),
})

export const previewMail = endpoint({
  method: 'POST',
  path: '/api/v1/communication/:applicationId/mail-preview',
  summary:
    'How a mail would reach the person of a thread: placeholders filled, signature and frame around it; sends nothing.',
  params: threadParam,
  body: written,
  response: z.object({
    to: z.object({ name: z.string(), address: z.string() }),
    subject: z.string(),
    html: z.string(),
    turnedDown: turnedDown.nullable(),
  }),
})

export const sendTestMail = endpoint({
  method: 'POST',
  path: '/api/v1/communication/:applicationId/test-mail',
  summary: 'Sends the same words, filled for this thread, to the signed-in person and to nobody else.',
  params: threadParam,
  body: written,
  response: done,
})

export const sendAdultMail = endpoint({
  method: 'POST',
  path: '/api/v1/communication/:adultId/send-mail',
  summary:
    'Sends a mail to one person of a household, to their own address; answers the mail, which lies in the thread of the household.',
  params: z.object({ adultId: id }),
  body: written,
  response: done.extend({ mail: feedMail }),
})

export const saveDesk = endpoint({
  method: 'PUT',
  path: '/api/v1/communication/:applicationId/desk',
  summary:
    'Keeps what a person is writing in a thread and says that they are there; answers who else is. 409 with the other words when another window of theirs has written since.',
  params: threadParam,
  body: z.object({
    subject: z.string().max(subjectLength, 'general_text_too_long').optional(),
    body: z.string().max(bodyLength, 'general_text_too_long').optional(),
    attachments: z.array(id).max(mostAttachments).optional(),
    /** Addressee within the household; null for the main applicant. */
    adultId: id.nullable().optional(),
    /** Addresses the draft to another correspondent: the sender of this mail in the thread. */
    answersMailId: id.nullable().optional(),
    language: z.enum(languages).nullable().optional(),
    /**
     * Optimistic lock: the last `writtenAt` that this window received. If another window has saved since, nothing is
     * saved.
     */
    follows: z.iso.datetime().nullable().default(null),
    /** False when the user leaves the thread. */
    isThere: z.boolean().default(true),
  }),
  response: z.object({ presence: z.array(presence), writtenAt: z.string().nullable() }),
})

export const writeNote = endpoint({
  method: 'POST',
  path: '/api/v1/communication/:applicationId/notes',
  summary: 'Adds a note that only colleagues see.',
  params: threadParam,
  body: z.object({ text: line(5000) }),
  response: done.extend({ mail: feedMail }),
})

export const changeMail = endpoint({
  method: 'PATCH',
  path: '/api/v1/communication/:mailId/update',
  summary: 'Rewrites a note or a mail that still waits, or moves an unassigned mail to the record it belongs to.',
  params: mailParam,
  body: z.object({
    subject: z.string().trim().max(subjectLength, 'general_text_too_long').optional(),
    body: z.string().trim().max(bodyLength, 'general_text_too_long').optional(),
    /** Thread of the record to which the mail is moved. */
    threadId: id.optional(),
  }),
  response: done.extend({ mail: feedMail }),
})

export const removeMail = endpoint({
  method: 'DELETE',
  path: '/api/v1/communication/:mailId/delete',
  summary:
    'Calls back a mail that still waits (its words become the draft again), or deletes a note or a called-back mail.',
  params: mailParam,
  response: done.extend({ calledBack: z.boolean() }),
})

export const retryMail = endpoint({
  method: 'POST',
  path: '/api/v1/communication/:mailId/retry',
  summary: 'Sends a failed, bounced or called-back mail once more.',
  params: mailParam,
  response: done.extend({ mail: feedMail }),
})

export const liftBounce = endpoint({
  method: 'POST',
  path: '/api/v1/communication/:applicationId/lift-bounce',
  summary: 'Says that the address of a thread works after all: mails go there again.',
  params: threadParam,
  response: done,
})

export const uploadAttachments = endpoint({
  method: 'POST',
  path: '/api/v1/communication/upload-attachments',
  summary: 'Keeps files until a mail is sent with them; each file is judged for itself.',
  response: uploadAnswer,
})

export const findThreads = endpoint({
  method: 'GET',
  path: '/api/v1/communication/records',
  summary:
    'Records whose name or number contains the searched words, at most 20: where an unassigned mail can be moved to.',
  query: z.object({ search: z.string().max(200).default('') }),
  response: z.object({ items: z.array(option) }),
})
