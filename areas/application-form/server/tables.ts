// Forms as data, and the drafts of those who are filling one in.

import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '#platform/server/session/tables.ts'
import { languages } from '#platform/rules/project-type.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const applicationForm = pgTable(
  'application_form',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: ['apartment', 'parking', 'business', 'sale', 'waitlist'] }).notNull(),
    versionNumber: integer('version_number').notNull(),
    definition: jsonb('definition').notNull(),
    isPublished: boolean('is_published').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

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
    answers: jsonb('answers').notNull().default({}),
    people: jsonb('people').notNull().default({ adults: [], children: [] }),
    contactEmail: text('contact_email'),
    applicationId: uuid('application_id'),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)
