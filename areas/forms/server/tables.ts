// Forms as data: project forms of the settings, and their published versions.

import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { formKinds, formTemplates } from '../rules/form-kinds.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Form edited in the settings. `version` increases with each change of the form or its draft, and with each
 * publication.
 */
export const projectForm = pgTable(
  'project_form',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: formKinds }).notNull(),
    name: text('name').notNull(),
    template: text('template', { enum: formTemplates }).notNull().default('default'),
    isDefault: boolean('is_default').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    draft: jsonb('draft'),
    draftAt: moment('draft_at'),
    draftBy: uuid('draft_by'),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

/** A published version, which is immutable. */
export const applicationForm = pgTable(
  'application_form',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    projectFormId: uuid('project_form_id').notNull(),
    versionNumber: integer('version_number').notNull(),
    definition: jsonb('definition').notNull(),
    publishedBy: uuid('published_by'),
    note: text('note').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)
