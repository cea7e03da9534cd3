import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const mailMessage = pgTable(
  'mail_message',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind').notNull(),
    state: text('state', { enum: ['queued', 'sent', 'held', 'failed'] }).notNull(),
    language: text('language', { enum: ['de', 'fr'] }).notNull(),
    toAddress: text('to_address').notNull(),
    toName: text('to_name').notNull(),
    subject: text('subject').notNull(),
    bodyText: text('body_text').notNull(),
    bodyHtml: text('body_html').notNull(),
    applicationId: uuid('application_id'),
    messageId: text('message_id').notNull(),
    attempts: integer('attempts').notNull().default(0),
    failure: text('failure'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
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
