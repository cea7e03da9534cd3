// Tables of buying confirmations. Money in Rappen.

import { bigint, date, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '#platform/server/session/tables.ts'
import { civilStatuses, propertyRegimes } from '../../rules/confirmation/civil-status.ts'

const workspaceId = uuid('workspace_id').notNull()
const moment = (name: string) => timestamp(name, { withTimezone: true })
const rappen = (name: string) => bigint(name, { mode: 'number' })

export const buyingConfirmation = pgTable(
  'buying_confirmation',
  {
    workspaceId,
    applicationId: uuid('application_id').notNull(),
    tokenHash: bytes('token_hash'),
    linkUntil: moment('link_until'),
    /** Last link that the person asked for. */
    linkMailedAt: moment('link_mailed_at'),
    sentAt: moment('sent_at'),
    sentBy: uuid('sent_by'),
    /** Submitted by the buyer, or recorded by staff. */
    confirmedAt: moment('confirmed_at'),
    recordedBy: uuid('recorded_by'),
    consentedAt: moment('consented_at'),
    ownMeans: rappen('own_means'),
    pensionFunds: rappen('pension_funds'),
    mortgage: rappen('mortgage'),
    bank: text('bank'),
    note: text('note'),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.applicationId] })],
)

export const buyer = pgTable(
  'buyer',
  {
    workspaceId,
    id: uuid('id').notNull(),
    applicationId: uuid('application_id').notNull(),
    position: integer('position').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    dateOfBirth: date('date_of_birth').notNull(),
    street: text('street').notNull(),
    postalCode: text('postal_code').notNull(),
    city: text('city').notNull(),
    email: text('email'),
    phone: text('phone'),
    civilStatus: text('civil_status', { enum: civilStatuses }).notNull(),
    propertyRegime: text('property_regime', { enum: propertyRegimes }),
    sharePart: integer('share_part').notNull(),
    shareWhole: integer('share_whole').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

/** Wished objects at the time of the confirmation, with the price that was shown. */
export const confirmedObject = pgTable(
  'confirmed_object',
  {
    workspaceId,
    applicationId: uuid('application_id').notNull(),
    objectId: uuid('object_id').notNull(),
    rank: integer('rank').notNull(),
    price: rappen('price'),
    priceListId: uuid('price_list_id'),
    /** Included in the price. */
    discount: rappen('discount').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.applicationId, table.objectId] })],
)
