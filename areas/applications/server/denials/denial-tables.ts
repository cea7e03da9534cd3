// Denials, and what was said of applications that look alike.

import { boolean, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { duplicateVerdicts } from '../../rules/duplicates.ts'

const workspaceId = uuid('workspace_id').notNull()

export const denial = pgTable(
  'denial',
  {
    workspaceId,
    id: uuid('id').notNull(),
    applicationId: uuid('application_id').notNull(),
    /** Null when the letter names all wishes that still stood. */
    objectId: uuid('object_id'),
    endsApplication: boolean('ends_application').notNull().default(false),
    reason: text('reason').notNull(),
    note: text('note'),
    subject: text('subject').notNull(),
    wording: text('wording').notNull(),
    mailId: uuid('mail_id'),
    deniedBy: uuid('denied_by'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Its mail was called back; it counts no longer. */
    takenBackAt: timestamp('taken_back_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const duplicateVerdict = pgTable(
  'duplicate_verdict',
  {
    workspaceId,
    firstId: uuid('first_id').notNull(),
    secondId: uuid('second_id').notNull(),
    verdict: text('verdict', { enum: duplicateVerdicts }).notNull(),
    decidedBy: uuid('decided_by'),
    decidedAt: timestamp('decided_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.firstId, table.secondId] })],
)
