// Tables of the list settings: columns for the project, personal and shared views.

import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const tableSetting = pgTable(
  'table_setting',
  {
    workspaceId: uuid('workspace_id').notNull(),
    tableKey: text('table_key').notNull(),
    columns: jsonb('columns').$type<{ key: string; visible: boolean }[]>().notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.tableKey] })],
)

export const tableView = pgTable(
  'table_view',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    tableKey: text('table_key').notNull(),
    ownerId: uuid('owner_id').notNull(),
    name: text('name').notNull(),
    isShared: boolean('is_shared').notNull().default(false),
    query: text('query').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)
