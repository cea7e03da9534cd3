// Tables of the sale process: the investor in a project, each step, offers and signed NDAs. Money in Rappen.

import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { transactionTypes } from '#areas/projects/rules/project-choices.ts'
import type { DrawnSignature } from '#areas/sales/rules/drawn-signature.ts'
import { languages } from '#platform/rules/project-type.ts'
import { bytes } from '#platform/server/session/tables.ts'
import { applyStates, channels } from '../rules/apply-state.ts'
import { offerKinds } from '../rules/deadline-reminder.ts'
import { signMethods } from '../rules/nda.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const money = (name: string) => bigint(name, { mode: 'number' })

export const investorApplication = pgTable(
  'investor_application',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    investorId: uuid('investor_id').notNull(),
    projectId: uuid('project_id').notNull(),
    state: text('state', { enum: applyStates }).notNull(),
    /** Reopening returns to this state. */
    stateBefore: text('state_before', { enum: applyStates }),
    isFavourite: boolean('is_favourite').notNull().default(false),
    reason: text('reason'),
    proposedAt: moment('proposed_at'),
    optedOutAt: moment('opted_out_at'),
    remindedNbo: date('reminded_nbo'),
    remindedBo: date('reminded_bo'),
    awardedPrice: money('awarded_price'),
    isDirect: boolean('is_direct'),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const investorStep = pgTable(
  'investor_step',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    applicationId: uuid('application_id').notNull(),
    state: text('state', { enum: applyStates }).notNull(),
    at: moment('at').notNull(),
    actorKind: text('actor_kind').notNull(),
    actorName: text('actor_name').notNull(),
    channel: text('channel', { enum: channels }).notNull(),
    documentVersion: integer('document_version'),
    reason: text('reason'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const investorOffer = pgTable(
  'investor_offer',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    applicationId: uuid('application_id').notNull(),
    kind: text('kind', { enum: offerKinds }).notNull(),
    amount: money('amount').notNull(),
    /** Upper end of an indicated range. */
    amountTo: money('amount_to'),
    structure: text('structure', { enum: transactionTypes }).notNull(),
    financing: text('financing'),
    conditions: text('conditions'),
    dueDiligence: text('due_diligence'),
    timing: text('timing'),
    signatory: text('signatory'),
    validUntil: date('valid_until'),
    receivedOn: date('received_on').notNull(),
    fileId: uuid('file_id'),
    /** Null for the offer that counts. */
    replacedAt: moment('replaced_at'),
    recordedBy: uuid('recorded_by'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const investorNda = pgTable(
  'investor_nda',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    applicationId: uuid('application_id').notNull(),
    version: integer('version').notNull(),
    language: text('language', { enum: languages }).notNull(),
    /** SHA-256 of the text as it was shown. */
    textSha256: bytes('text_sha256').notNull(),
    method: text('method', { enum: signMethods }).notNull(),
    signedName: text('signed_name').notNull(),
    signedFunction: text('signed_function'),
    email: text('email'),
    accountId: uuid('account_id'),
    strokes: jsonb('strokes').$type<DrawnSignature>(),
    address: text('address'),
    signedAt: moment('signed_at').notNull(),
    validYears: integer('valid_years').notNull(),
    fileId: uuid('file_id'),
    recordedBy: uuid('recorded_by'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)
