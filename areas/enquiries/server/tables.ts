// Tables for requests to referees and providers, and their responses.

import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { grades } from '#areas/applications/rules/application-state.ts'
import { languages } from '#platform/rules/project-type.ts'
import { bytes } from '#platform/server/session/tables.ts'
import { referenceKinds } from '#areas/applications/rules/referees.ts'
import { referenceStates, type ReferenceAnswers } from '../rules/references.ts'

const workspaceId = uuid('workspace_id').notNull()
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const referenceRequest = pgTable(
  'reference_request',
  {
    workspaceId,
    id: uuid('id').notNull(),
    applicationId: uuid('application_id').notNull(),
    adultId: uuid('adult_id').notNull(),
    kind: text('kind', { enum: referenceKinds }).notNull(),
    state: text('state', { enum: referenceStates }).notNull(),
    language: text('language', { enum: languages }).notNull(),
    contactName: text('contact_name').notNull(),
    contactEmail: text('contact_email'),
    tokenHash: bytes('token_hash'),
    reminderTokenHash: bytes('reminder_token_hash'),
    reminderMailId: uuid('reminder_mail_id'),
    answers: jsonb('answers').$type<ReferenceAnswers>().notNull().default({}),
    grade: text('grade', { enum: grades }),
    failure: text('failure'),
    sentBy: uuid('sent_by'),
    sentAt: moment('sent_at').notNull(),
    remindedAt: moment('reminded_at'),
    answeredAt: moment('answered_at'),
    recordedBy: uuid('recorded_by'),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const creditCheck = pgTable(
  'credit_check',
  {
    workspaceId,
    id: uuid('id').notNull(),
    applicationId: uuid('application_id').notNull(),
    adultId: uuid('adult_id').notNull(),
    provider: text('provider').notNull(),
    isDemo: boolean('is_demo').notNull(),
    status: text('status', { enum: ['done', 'not_found', 'ambiguous'] }).notNull(),
    light: text('light', { enum: ['green', 'yellow', 'red', 'grey'] }).notNull(),
    reference: text('reference').notNull(),
    documentId: uuid('document_id'),
    checkedBy: uuid('checked_by').notNull(),
    checkedAt: moment('checked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const depositRequest = pgTable(
  'deposit_request',
  {
    workspaceId,
    id: uuid('id').notNull(),
    applicationId: uuid('application_id').notNull(),
    provider: text('provider').notNull(),
    isDemo: boolean('is_demo').notNull(),
    externalId: text('external_id').notNull(),
    state: text('state', {
      enum: ['invited', 'in_progress', 'active', 'declined', 'rejected_by_provider', 'released'],
    }).notNull(),
    tenantUrl: text('tenant_url').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    requestedBy: uuid('requested_by').notNull(),
    requestedAt: moment('requested_at').notNull(),
    askedAt: moment('asked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)
