// Tables of the connection to the property software.

import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { EstateFacts } from '#connectors/erp/erp-system.ts'
import { transferKinds, transferStates, type TransferReason } from '../rules/transfer.ts'

const workspaceId = uuid('workspace_id').notNull()
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const erpEstate = pgTable(
  'erp_estate',
  {
    workspaceId,
    kind: text('kind', { enum: ['property', 'building', 'unit'] }).notNull(),
    reference: text('reference').notNull(),
    facts: jsonb('facts').$type<EstateFacts>().notNull().default({}),
    isGone: boolean('is_gone').notNull().default(false),
    heardAt: moment('heard_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.kind, table.reference] })],
)

export interface Outcome {
  created: number
  changed: number
  unchanged: number
  rejected: number
  /** Changed fields; only set for the import of a single object. */
  fields: string[]
}

export const erpTransfer = pgTable(
  'erp_transfer',
  {
    workspaceId,
    id: uuid('id').notNull(),
    kind: text('kind', { enum: transferKinds }).notNull(),
    direction: text('direction', { enum: ['in', 'out'] }).notNull(),
    reference: text('reference').notNull(),
    objectId: uuid('object_id'),
    tenancyId: uuid('tenancy_id'),
    payloadHash: text('payload_hash').notNull().default(''),
    state: text('state', { enum: transferStates }).notNull(),
    reasons: jsonb('reasons').$type<TransferReason[]>().notNull().default([]),
    outcome: jsonb('outcome').$type<Outcome>(),
    externalReference: text('external_reference'),
    attempts: integer('attempts').notNull().default(0),
    createdByName: text('created_by_name').notNull(),
    createdAt: moment('created_at').notNull(),
    nextTryAt: moment('next_try_at'),
    sentAt: moment('sent_at'),
    answeredAt: moment('answered_at'),
    agreedAt: moment('agreed_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)
