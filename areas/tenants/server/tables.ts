// Agreed terms of a tenancy. Money in Rappen.

import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PartyOnPaper } from '../rules/parties.ts'

const workspaceId = uuid('workspace_id').notNull()
const moment = (name: string) => timestamp(name, { withTimezone: true })
const rappen = (name: string) => bigint(name, { mode: 'number' })

export const rentalContract = pgTable(
  'rental_contract',
  {
    workspaceId,
    assignmentId: uuid('assignment_id').notNull(),
    netRent: rappen('net_rent'),
    ancillaryCost: rappen('ancillary_cost'),
    deposit: rappen('deposit'),
    endsOn: date('ends_on'),
    noticeMonths: integer('notice_months').notNull().default(3),
    noticeDates: text('notice_dates'),
    isFirstLetting: boolean('is_first_letting').notNull().default(false),
    previousNetRent: rappen('previous_net_rent'),
    previousAncillaryCost: rappen('previous_ancillary_cost'),
    rentReason: text('rent_reason'),
    referenceRate: doublePrecision('reference_rate'),
    priceIndex: doublePrecision('price_index'),
    /** Parties as named in the contract that was sent. */
    parties: jsonb('parties').$type<PartyOnPaper[]>(),
    templateVersion: integer('template_version'),
    sentAt: moment('sent_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.assignmentId] })],
)
