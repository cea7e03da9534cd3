// The project website of a workspace, and its published versions.

import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const website = pgTable('website', {
  workspaceId: uuid('workspace_id').primaryKey(),
  draft: jsonb('draft'),
  draftAt: moment('draft_at'),
  draftBy: uuid('draft_by'),
  liveVersion: integer('live_version'),
  version: integer('version').notNull().default(1),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const websiteVersion = pgTable(
  'website_version',
  {
    workspaceId: uuid('workspace_id').notNull(),
    versionNumber: integer('version_number').notNull(),
    content: jsonb('content').notNull(),
    note: text('note').notNull().default(''),
    publishedBy: uuid('published_by'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.versionNumber] })],
)
