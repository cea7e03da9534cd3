// Tables of mails. A mail and its recipient are one row, for sent and received mails; a thread is one row of the
// inbox (decision 0330).

import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { MailInvitation } from '../../rules/mail-invitation.ts'
import { bounceClasses, mailStates } from '../../rules/mail-states.ts'
import type { PostalAddress } from '../../rules/postal-address.ts'
import { languages, type Language } from '../../rules/project-type.ts'
import { bytes } from '../session/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** A calendar file (iCalendar) with the method that it names. */
export interface MailCalendar {
  method: 'REQUEST' | 'CANCEL'
  text: string
}

export const mailMessage = pgTable(
  'mail_message',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind').notNull(),
    state: text('state', { enum: mailStates }).notNull(),
    direction: text('direction', { enum: ['in', 'out'] })
      .notNull()
      .default('out'),
    language: text('language', { enum: languages }).notNull(),
    toAddress: text('to_address').notNull(),
    toName: text('to_name').notNull(),
    fromAddress: text('from_address'),
    fromName: text('from_name'),
    /** Reply address of a received mail, if it differs from the sender. */
    replyToName: text('reply_to_name'),
    replyToAddress: text('reply_to_address'),
    subject: text('subject').notNull(),
    bodyText: text('body_text').notNull(),
    bodyHtml: text('body_html').notNull(),
    /** For mails written by hand: the text before placeholders were filled, restored if the mail is called back. */
    writtenAs: jsonb('written_as').$type<{ subject: string; body: string; language: Language }>(),
    threadId: uuid('thread_id'),
    recordKind: text('record_kind'),
    recordId: uuid('record_id'),
    adultId: uuid('adult_id'),
    /** Mail of another person in the thread, if this one is sent to them. */
    answersMailId: uuid('answers_mail_id'),
    taskGroupId: uuid('task_group_id'),
    /** The colleague who wrote it. */
    authorId: uuid('author_id'),
    templateId: uuid('template_id'),
    messageId: text('message_id').notNull(),
    /** Hash of a received mail; together with the Message-ID it detects duplicates. */
    contentDigest: bytes('content_digest'),
    invitation: jsonb('invitation').$type<MailInvitation>(),
    /** Calendar part of a sent mail. */
    calendar: jsonb('calendar').$type<MailCalendar>(),
    /** The mail has a digital signature; it is not verified. */
    isSigned: boolean('is_signed').notNull().default(false),
    token: text('token'),
    inReplyTo: text('in_reply_to'),
    referenceIds: text('reference_ids').array().notNull().default([]),
    /** Sent by a program or through a mailing list: it must not get an automatic reply. */
    isAutomatic: boolean('is_automatic').notNull().default(false),
    /** False for automatic replies and delivery reports: they do not mark a thread as unread. */
    needsReading: boolean('needs_reading').notNull().default(true),
    isNews: boolean('is_news').notNull().default(false),
    isNote: boolean('is_note').notNull().default(false),
    attempts: integer('attempts').notNull().default(0),
    /** Reason of the failure, in the words of the server that refused the mail. */
    failure: text('failure'),
    notBefore: moment('not_before'),
    claimedBy: text('claimed_by'),
    claimedAt: moment('claimed_at'),
    maybeTwice: boolean('maybe_twice').notNull().default(false),
    bouncedAt: moment('bounced_at'),
    bounceClass: text('bounce_class', { enum: bounceClasses }),
    bounceCode: text('bounce_code'),
    /** If set, the mail is a letter; a copy of the postal address at the time of writing. */
    postal: jsonb('postal').$type<PostalAddress>(),
    isPrintable: boolean('is_printable').generatedAlwaysAs(
      sql`coalesce(postal ->> 'name', '') <> '' and coalesce(postal ->> 'street', '') <> ''
        and coalesce(postal ->> 'postcode', '') <> '' and coalesce(postal ->> 'place', '') <> ''`,
    ),
    /** File with the pages as printed. */
    letterFileId: uuid('letter_file_id'),
    printedBy: uuid('printed_by'),
    createdAt: moment('created_at').notNull(),
    /** For a letter: when it was printed. */
    sentAt: moment('sent_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const mailThread = pgTable(
  'mail_thread',
  {
    workspaceId: uuid('workspace_id').notNull(),
    /** Id of the record that the thread is about; a thread with an unknown sender has its own id. */
    id: uuid('id').notNull(),
    /** Null for an unknown sender; otherwise the thread has the id of the record. */
    recordKind: text('record_kind'),
    recordId: uuid('record_id'),
    contactName: text('contact_name').notNull().default(''),
    contactAddress: text('contact_address').notNull().default(''),
    subject: text('subject').notNull().default(''),
    preview: text('preview').notNull().default(''),
    lastAt: moment('last_at').notNull(),
    lastDirection: text('last_direction', { enum: ['in', 'out'] }).notNull(),
    lastInAt: moment('last_in_at'),
    lastOutAt: moment('last_out_at'),
    lastBounceAt: moment('last_bounce_at'),
    mails: integer('mails').notNull().default(0),
    hasAttachments: boolean('has_attachments').notNull().default(false),
    isImportant: boolean('is_important').notNull().default(false),
    archivedAt: moment('archived_at'),
    snoozedUntil: moment('snoozed_until'),
    assignedTo: uuid('assigned_to'),
    searchText: text('search_text').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

/** One row per user and unread thread, deleted on reading. */
export const mailThreadUnread = pgTable(
  'mail_thread_unread',
  {
    workspaceId: uuid('workspace_id').notNull(),
    userId: uuid('user_id').notNull(),
    threadId: uuid('thread_id').notNull(),
    hasMail: boolean('has_mail').notNull(),
    hasBounce: boolean('has_bounce').notNull(),
    since: moment('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.userId, table.threadId] })],
)

/** Draft and presence of a user in a thread: the unsent mail and the time of the last visit. */
export const mailDesk = pgTable(
  'mail_desk',
  {
    workspaceId: uuid('workspace_id').notNull(),
    threadId: uuid('thread_id').notNull(),
    userId: uuid('user_id').notNull(),
    subject: text('subject').notNull().default(''),
    body: text('body').notNull().default(''),
    attachments: uuid('attachments').array().notNull().default([]),
    /** Recipient within the household; null for the person who applied on behalf of all. */
    adultId: uuid('adult_id'),
    /** Mail of another person in the thread, if the draft is addressed to them. */
    answersMailId: uuid('answers_mail_id'),
    /** Language of the text, if it is not the recipient's. */
    language: text('language', { enum: languages }),
    writtenAt: moment('written_at'),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.threadId, table.userId] })],
)

/** Bounces and refusal of news per address, in lower case. */
export const mailAddress = pgTable(
  'mail_address',
  {
    workspaceId: uuid('workspace_id').notNull(),
    address: text('address').notNull(),
    bouncedAt: moment('bounced_at'),
    bounceCode: text('bounce_code'),
    bounceText: text('bounce_text'),
    softBounces: integer('soft_bounces').notNull().default(0),
    complainedAt: moment('complained_at'),
    refusesNewsAt: moment('refuses_news_at'),
    liftedAt: moment('lifted_at'),
    liftedBy: uuid('lifted_by'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.address] })],
)

export const mailAttachment = pgTable(
  'mail_attachment',
  {
    workspaceId: uuid('workspace_id').notNull(),
    mailId: uuid('mail_id').notNull(),
    fileId: uuid('file_id').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.mailId, table.fileId] })],
)

/** Sender address of the workspace, used once a person who reads its mails has confirmed it. */
export const mailSender = pgTable('mail_sender', {
  workspaceId: uuid('workspace_id').primaryKey(),
  address: text('address').notNull(),
  name: text('name').notNull().default(''),
  tokenHash: bytes('token_hash'),
  tokenUntil: moment('token_until'),
  askedBy: uuid('asked_by'),
  askedAt: moment('asked_at').notNull(),
  verifiedAt: moment('verified_at'),
  version: integer('version').notNull().default(1),
})

/** Letters printed together. */
export const printBatch = pgTable(
  'print_batch',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    state: text('state', { enum: ['drawing', 'ready', 'printed', 'discarded'] }).notNull(),
    letters: integer('letters').notNull(),
    drawn: integer('drawn').notNull().default(0),
    pages: integer('pages').notNull().default(0),
    sortedBy: text('sorted_by', { enum: ['postcode', 'number'] }).notNull(),
    /** For double-sided printing: each letter begins on a new sheet. */
    isDuplex: boolean('is_duplex').notNull().default(false),
    /** Reprint of letters that were printed before. */
    isAgain: boolean('is_again').notNull().default(false),
    fileId: uuid('file_id'),
    createdBy: uuid('created_by'),
    createdAt: moment('created_at').notNull(),
    printedBy: uuid('printed_by'),
    printedAt: moment('printed_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const printBatchLetter = pgTable(
  'print_batch_letter',
  {
    workspaceId: uuid('workspace_id').notNull(),
    batchId: uuid('batch_id').notNull(),
    position: integer('position').notNull(),
    mailId: uuid('mail_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.batchId, table.position] })],
)
