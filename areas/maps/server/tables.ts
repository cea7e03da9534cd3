import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Kept numbers of applications by wished building, country and postcode. */
export const originCount = pgTable(
  'origin_count',
  {
    workspaceId: uuid('workspace_id').notNull(),
    buildingId: uuid('building_id').notNull(),
    country: text('country').notNull(),
    postcode: text('postcode').notNull(),
    count: integer('count').notNull(),
    countedAt: timestamp('counted_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.buildingId, table.country, table.postcode] })],
)
