// Tables that belong to an offer besides its own row.

import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '#platform/server/session/tables.ts'

const workspaceId = uuid('workspace_id').notNull()

export const offerCompanion = pgTable(
  'offer_companion',
  {
    workspaceId,
    offerId: uuid('offer_id').notNull(),
    objectId: uuid('object_id').notNull(),
    objectStateBefore: text('object_state_before', { enum: ['available', 'inactive'] }).notNull(),
    /** Time at which another household got the object; the offer continues without it. */
    givenAwayAt: timestamp('given_away_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.offerId, table.objectId] })],
)

export const offerLink = pgTable(
  'offer_link',
  {
    workspaceId,
    tokenHash: bytes('token_hash').notNull(),
    offerId: uuid('offer_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.tokenHash] })],
)
