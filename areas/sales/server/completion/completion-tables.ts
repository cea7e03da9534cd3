// Tables of a sale after its reservation.

import { bigint, date, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const workspaceId = uuid('workspace_id').notNull()
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const saleCompletion = pgTable(
  'sale_completion',
  {
    workspaceId,
    reservationId: uuid('reservation_id').notNull(),
    notaryOn: date('notary_on'),
    notaryPlace: text('notary_place'),
    notarisedOn: date('notarised_on'),
    keysOn: date('keys_on'),
    keysTo: text('keys_to'),
    keysCount: integer('keys_count'),
    /** Agreed with the buyer beforehand. */
    handoverOn: date('handover_on'),
    handoverPlace: text('handover_place'),
    /** Day of the signed protocol. */
    handedOverOn: date('handed_over_on'),
    updatedAt: moment('updated_at').notNull(),
    version: integer('version').notNull().default(1),
    /** Price of the deed, in Rappen. */
    price: bigint('price', { mode: 'number' }),
    priceListId: uuid('price_list_id'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.reservationId] })],
)

export const saleMilestone = pgTable(
  'sale_milestone',
  {
    workspaceId,
    id: uuid('id').notNull(),
    reservationId: uuid('reservation_id').notNull(),
    title: text('title').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    dueOn: date('due_on').notNull(),
    createdBy: uuid('created_by'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)
