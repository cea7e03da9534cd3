// Tables of price lists and discounts. Amounts in Rappen.

import { bigint, boolean, date, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { discountKinds, discountStates } from '../../rules/prices/discount.ts'
import { storedListStates } from '../../rules/prices/price-list-state.ts'

const workspaceId = uuid('workspace_id').notNull()
const instant = (name: string) => timestamp(name, { withTimezone: true })
const rappen = (name: string) => bigint(name, { mode: 'number' })

export const priceList = pgTable(
  'price_list',
  {
    workspaceId,
    id: uuid('id').notNull(),
    number: integer('number').notNull(),
    name: text('name').notNull(),
    reason: text('reason').notNull(),
    validFrom: date('valid_from').notNull(),
    state: text('state', { enum: storedListStates }).notNull(),
    /** Lowers a price against the version in force when it was submitted. */
    lowers: boolean('lowers').notNull().default(false),
    inForceFrom: instant('in_force_from'),
    createdBy: uuid('created_by'),
    createdAt: instant('created_at').notNull(),
    submittedBy: uuid('submitted_by'),
    submittedAt: instant('submitted_at'),
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at'),
    decisionNote: text('decision_note'),
    updatedAt: instant('updated_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const priceListPrice = pgTable(
  'price_list_price',
  {
    workspaceId,
    priceListId: uuid('price_list_id').notNull(),
    objectId: uuid('object_id').notNull(),
    price: rappen('price').notNull(),
    /** Since when the price is the selling price of the object; null before valid-from and while it is reserved or sold. */
    writtenAt: instant('written_at'),
    /** Selling price that it replaced. */
    priceBefore: rappen('price_before'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.priceListId, table.objectId] })],
)

export const saleDiscount = pgTable(
  'sale_discount',
  {
    workspaceId,
    id: uuid('id').notNull(),
    applicationId: uuid('application_id').notNull(),
    objectId: uuid('object_id').notNull(),
    kind: text('kind', { enum: discountKinds }).notNull(),
    /** Rappen, or hundredths of a percent. */
    value: bigint('value', { mode: 'number' }).notNull(),
    reason: text('reason').notNull(),
    state: text('state', { enum: discountStates }).notNull(),
    proposedBy: uuid('proposed_by').notNull(),
    proposedAt: instant('proposed_at').notNull(),
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at'),
    decisionNote: text('decision_note'),
    withdrawnBy: uuid('withdrawn_by'),
    withdrawnAt: instant('withdrawn_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)
