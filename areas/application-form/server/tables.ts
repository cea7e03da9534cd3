// Drafts of application forms, and links that each allow one action.

import { sql } from 'drizzle-orm'
import { boolean, date, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '#platform/server/session/tables.ts'
import { languages } from '#platform/rules/project-type.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const applicationDraft = pgTable(
  'application_draft',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    slug: text('slug').notNull(),
    tokenHash: bytes('token_hash').notNull(),
    formId: uuid('form_id').notNull(),
    language: text('language', { enum: languages }).notNull(),
    objectIds: uuid('object_ids').array().notNull(),
    /** Person whose mailed link began the draft. */
    interestedPersonId: uuid('interested_person_id'),
    answers: jsonb('answers').notNull().default({}),
    people: jsonb('people').notNull().default({ adults: [], children: [] }),
    contactEmail: text('contact_email'),
    emailFolded: text('email_folded').generatedAlwaysAs(sql`lower(contact_email)`),
    receivedOn: date('received_on'),
    recordedBy: uuid('recorded_by'),
    heldAt: moment('held_at'),
    heldToken: text('held_token'),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const applicationDraftDocument = pgTable(
  'application_draft_document',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    draftId: uuid('draft_id').notNull(),
    personKey: uuid('person_key'),
    category: text('category').notNull(),
    fileId: uuid('file_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const applicationDeviceCode = pgTable(
  'application_device_code',
  {
    workspaceId: uuid('workspace_id').notNull(),
    draftId: uuid('draft_id').notNull(),
    codeHash: bytes('code_hash').notNull(),
    sealedToken: text('sealed_token').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.draftId] })],
)

export const creditCertificate = pgTable(
  'credit_certificate',
  {
    workspaceId: uuid('workspace_id').notNull(),
    personKey: uuid('person_key').notNull(),
    draftId: uuid('draft_id'),
    applicationId: uuid('application_id'),
    number: text('number').notNull(),
    provider: text('provider').notNull(),
    isDemo: boolean('is_demo').notNull(),
    valid: boolean('valid').notNull(),
    issuedOn: date('issued_on'),
    nameMatch: boolean('name_match').notNull(),
    checkedAt: moment('checked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.personKey] })],
)

export const applicationLink = pgTable(
  'application_link',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    purpose: text('purpose', {
      enum: ['co_applicant', 'email_validation', 'new_link', 'take_over', 'own_page'],
    }).notNull(),
    draftId: uuid('draft_id'),
    applicationId: uuid('application_id'),
    slug: text('slug').notNull(),
    tokenHash: bytes('token_hash').notNull(),
    email: text('email'),
    emailFolded: text('email_folded').generatedAlwaysAs(sql`lower(email)`),
    personKey: uuid('person_key'),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at'),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)
