// Tables for the wording, signatures and signing documents of rental agreements.

import { date, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { signingStates } from '#platform/rules/signing-state.ts'
import { parties } from '../rules/signers.ts'

const workspaceId = uuid('workspace_id').notNull()
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const rentalAgreementTemplate = pgTable(
  'rental_agreement_template',
  {
    workspaceId,
    versionNumber: integer('version_number').notNull(),
    content: jsonb('content').notNull(),
    createdBy: uuid('created_by'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.versionNumber] })],
)

export const contractSignature = pgTable(
  'contract_signature',
  {
    workspaceId,
    id: uuid('id').notNull(),
    assignmentId: uuid('assignment_id').notNull(),
    party: text('party', { enum: parties }).notNull(),
    adultId: uuid('adult_id'),
    name: text('name').notNull(),
    signedOn: date('signed_on').notNull(),
    recordedBy: uuid('recorded_by'),
    recordedAt: moment('recorded_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const signingDocument = pgTable(
  'signing_document',
  {
    workspaceId,
    id: uuid('id').notNull(),
    assignmentId: uuid('assignment_id').notNull(),
    provider: text('provider').notNull(),
    providerDocumentId: text('provider_document_id').notNull(),
    templateId: text('template_id').notNull(),
    name: text('name').notNull(),
    state: text('state', { enum: signingStates }).notNull(),
    createdBy: uuid('created_by'),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)
