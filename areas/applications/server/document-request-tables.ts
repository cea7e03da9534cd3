// Table of document requests. The requests determine which documents a household owes, so the table belongs to the
// applications area.

import { jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '#platform/server/session/tables.ts'
import type { WantedPaper } from '../rules/document-request.ts'

const workspaceId = uuid('workspace_id').notNull()
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const documentRequest = pgTable(
  'document_request',
  {
    workspaceId,
    id: uuid('id').notNull(),
    applicationId: uuid('application_id').notNull(),
    tokenHash: bytes('token_hash').notNull(),
    wanted: jsonb('wanted').$type<WantedPaper[]>().notNull(),
    note: text('note'),
    sentBy: uuid('sent_by'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    receivedAt: moment('received_at'),
    replacedAt: moment('replaced_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)
