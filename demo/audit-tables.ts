// The audit table as the demo story writes it; all other code uses platform/server/audit/record.ts.

import { bigint, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '#platform/server/session/tables.ts'

export const auditEntry = pgTable('audit_entry', {
  workspaceId: uuid('workspace_id').notNull(),
  sequence: bigint('sequence', { mode: 'number' }).notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  actorKind: text('actor_kind').notNull(),
  actorId: uuid('actor_id'),
  actorName: text('actor_name').notNull(),
  event: text('event').notNull(),
  subjectKind: text('subject_kind').notNull(),
  subjectId: uuid('subject_id').notNull(),
  subjectTitle: text('subject_title').notNull(),
  changes: jsonb('changes').notNull(),
  cause: text('cause'),
  previousHash: bytes('previous_hash').notNull(),
  hash: bytes('hash').notNull(),
  hashVersion: smallint('hash_version').notNull(),
  contentSalt: bytes('content_salt'),
  contentHash: bytes('content_hash'),
  redactedAt: timestamp('redacted_at', { withTimezone: true }),
})

export const auditHead = pgTable('audit_head', {
  workspaceId: uuid('workspace_id').notNull(),
  sequence: bigint('sequence', { mode: 'number' }).notNull(),
  hash: bytes('hash').notNull(),
  signature: bytes('signature'),
  earlierRedactions: bytes('earlier_redactions'),
})
