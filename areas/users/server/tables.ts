// Tables of teams, their members and people's news. People are in platform/server/session/tables.ts.

import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { permissions } from '#platform/rules/permissions.ts'

export const team = pgTable(
  'team',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const teamMember = pgTable(
  'team_member',
  {
    workspaceId: uuid('workspace_id').notNull(),
    teamId: uuid('team_id').notNull(),
    userId: uuid('user_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.teamId, table.userId] })],
)

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const staffNews = pgTable(
  'staff_news',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    kind: text('kind').notNull(),
    permission: text('permission', { enum: permissions }).notNull(),
    name: text('name').notNull(),
    path: text('path').notNull(),
    happenedAt: moment('happened_at').notNull(),
    /** Time of the daily mail that includes it; null if the person wants none. */
    dueAt: moment('due_at'),
    toldAt: moment('told_at'),
    readAt: moment('read_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)
