// Tables of the hand-over of a sold object.

import { date, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { DrawnSignature } from '../../rules/drawn-signature.ts'
import type { HandoverContent } from '../../rules/handover/handover-content.ts'

const workspaceId = uuid('workspace_id').notNull()
const moment = (name: string) => timestamp(name, { withTimezone: true })

/** The database refuses changes once it is signed. */
export const saleHandover = pgTable(
  'sale_handover',
  {
    workspaceId,
    id: uuid('id').notNull(),
    reservationId: uuid('reservation_id').notNull(),
    content: jsonb('content').$type<HandoverContent>().notNull(),
    sellerName: text('seller_name'),
    sellerSignature: jsonb('seller_signature').$type<DrawnSignature>(),
    buyerName: text('buyer_name'),
    buyerSignature: jsonb('buyer_signature').$type<DrawnSignature>(),
    signedAt: moment('signed_at'),
    signedBy: uuid('signed_by'),
    createdBy: uuid('created_by'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const saleDefect = pgTable(
  'sale_defect',
  {
    workspaceId,
    id: uuid('id').notNull(),
    handoverId: uuid('handover_id').notNull(),
    /** Order in the protocol. */
    position: integer('position').notNull(),
    room: text('room').notNull(),
    item: text('item').notNull(),
    remark: text('remark').notNull(),
    responsible: text('responsible').notNull(),
    dueOn: date('due_on').notNull(),
    remindedOn: date('reminded_on'),
    doneOn: date('done_on'),
    doneBy: uuid('done_by'),
    note: text('note'),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)
