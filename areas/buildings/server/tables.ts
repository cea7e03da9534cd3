import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { BuildingFacts } from '../rules/building-facts.ts'

export const building = pgTable(
  'building',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    title: text('title').notNull(),
    street: text('street').notNull(),
    houseNumber: text('house_number').notNull(),
    postalCode: text('postal_code').notNull(),
    city: text('city').notNull(),
    canton: text('canton').notNull(),
    colony: text('colony'),
    district: text('district'),
    constructionYear: integer('construction_year'),
    egid: text('egid'),
    floors: integer('floors').notNull().default(1),
    hasLift: boolean('has_lift'),
    ownerName: text('owner_name'),
    hidesHouseNumber: boolean('hides_house_number').notNull().default(false),
    facts: jsonb('facts').$type<Partial<BuildingFacts>>().notNull().default({}),
    isActive: boolean('is_active').notNull().default(true),
    version: integer('version').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)
