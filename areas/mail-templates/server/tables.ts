// Tables of templates, their texts in each language, and signatures.

import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { languages } from '#platform/rules/project-type.ts'
import { mailKinds } from '../rules/kinds.ts'
import type { SignatureBodies } from '../rules/signature.ts'

const workspaceId = uuid('workspace_id').notNull()

export const mailTemplate = pgTable(
  'mail_template',
  {
    workspaceId,
    id: uuid('id').notNull(),
    kind: text('kind', { enum: mailKinds }).notNull(),
    title: text('title').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    version: integer('version').notNull().default(1),
    /** Null for rejection texts that were migrated to templates. */
    createdBy: uuid('created_by'),
    changedBy: uuid('changed_by'),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const mailTemplateText = pgTable(
  'mail_template_text',
  {
    workspaceId,
    templateId: uuid('template_id').notNull(),
    language: text('language', { enum: languages }).notNull(),
    subject: text('subject').notNull(),
    bodyHtml: text('body_html').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.templateId, table.language] })],
)

export const mailSignature = pgTable(
  'mail_signature',
  {
    workspaceId,
    /** Id of the workspace or of a person. */
    ownerId: uuid('owner_id').notNull(),
    bodies: jsonb('bodies').$type<SignatureBodies>().notNull(),
    version: integer('version').notNull(),
    changedBy: uuid('changed_by').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.ownerId] })],
)
