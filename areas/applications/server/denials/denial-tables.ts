// Tables for denials and for verdicts on possible duplicates.

import { boolean, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { duplicateVerdicts } from '../../rules/duplicates.ts'

const workspaceId = uuid('workspace_id').notNull()

export const denial = pgTable(
  'denial',
  {
    workspaceId,
    id: uuid('id').notNull(),
    applicationId: uuid('application_id').notNull(),
    /** Null if the letter names all wishes not denied before. */
    objectId: uuid('object_id'),
    endsApplication: boolean('ends_application').notNull().default(false),
    reason: text('reason').notNull(),
    note: text('note'),
    subject: text('subject').notNull(),
    wording: text('wording').notNull(),
    mailId: uuid('mail_id'),
    deniedBy: uuid('denied_by'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Time at which the mail was called back; the denial is then void. */
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
