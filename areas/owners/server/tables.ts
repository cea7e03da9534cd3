// Table of owners of objects.

import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { languages } from '#platform/rules/project-type.ts'
import { ownerKinds } from '../rules/owner-kinds.ts'

export const propertyOwner = pgTable(
  'property_owner',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    /** Unique: names that differ only in case and white space are the same owner. */
    nameKey: text('name_key')
      .notNull()
      .generatedAlwaysAs(sql`owner_name_key(name)`),
    kind: text('kind', { enum: ownerKinds }).notNull().default('firm'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    email: text('email'),
    phone: text('phone'),
    street: text('street'),
    postalCode: text('postal_code'),
    city: text('city'),
    language: text('language', { enum: languages }).notNull().default('de'),
    note: text('note'),
    /** Login of the contact person; null without a login. */
    userId: uuid('user_id'),
    version: integer('version').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)
