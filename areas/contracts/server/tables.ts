// The rental agreement in the database. Money in Rappen.

import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { signingStates } from '#platform/rules/signing-state.ts'
import type { PartyOnPaper } from '../rules/parties.ts'
import { parties } from '../rules/signers.ts'

const workspaceId = uuid('workspace_id').notNull()
const moment = (name: string) => timestamp(name, { withTimezone: true })
const rappen = (name: string) => bigint(name, { mode: 'number' })

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

export const rentalContract = pgTable(
  'rental_contract',
  {
    workspaceId,
    assignmentId: uuid('assignment_id').notNull(),
    netRent: rappen('net_rent'),
    ancillaryCost: rappen('ancillary_cost'),
    deposit: rappen('deposit'),
    endsOn: date('ends_on'),
    noticeMonths: integer('notice_months').notNull().default(3),
    noticeDates: text('notice_dates'),
    isFirstLetting: boolean('is_first_letting').notNull().default(false),
    previousNetRent: rappen('previous_net_rent'),
    previousAncillaryCost: rappen('previous_ancillary_cost'),
    rentReason: text('rent_reason'),
    referenceRate: doublePrecision('reference_rate'),
    priceIndex: doublePrecision('price_index'),
    /** As the paper that went out names them. */
    parties: jsonb('parties').$type<PartyOnPaper[]>(),
    templateVersion: integer('template_version'),
    sentAt: moment('sent_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.assignmentId] })],
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
