// Tables of objects. Money in Rappen, areas in square metres.

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
import { sql } from 'drizzle-orm'
import { objectKinds, objectStates, nextStates } from '#areas/buildings/rules/object-state.ts'
import type { OwnFacts } from '../rules/own-facts.ts'

const rappen = (name: string) => bigint(name, { mode: 'number' })

export const propertyObject = pgTable(
  'property_object',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    buildingId: uuid('building_id').notNull(),
    ownerId: uuid('owner_id'),
    kind: text('kind', { enum: objectKinds }).notNull(),
    referenceNumber: text('reference_number').notNull(),
    title: text('title').notNull(),
    objectType: text('object_type').notNull(),
    progressState: text('progress_state', { enum: objectStates }).notNull().default('available'),
    nextState: text('next_state', { enum: nextStates }),
    nextFrom: date('next_from'),
    lettingState: text('letting_state', { enum: objectStates })
      .notNull()
      .generatedAlwaysAs(sql`coalesce(next_state, progress_state)`),
    rooms: doublePrecision('rooms'),
    area: doublePrecision('area'),
    floor: text('floor'),
    floorNumber: integer('floor_number'),
    orientation: text('orientation'),
    balconyArea: doublePrecision('balcony_area'),
    netRent: rappen('net_rent'),
    ancillaryCost: rappen('ancillary_cost'),
    grossRent: rappen('gross_rent'),
    deposit: rappen('deposit'),
    capitalShare: rappen('capital_share'),
    sellingPrice: rappen('selling_price'),
    moveInDate: date('move_in_date'),
    minOccupancy: integer('min_occupancy'),
    maxOccupancy: integer('max_occupancy'),
    minAdults: integer('min_adults'),
    maxAdults: integer('max_adults'),
    minChildren: integer('min_children'),
    maxChildren: integer('max_children'),
    isSubsidized: boolean('is_subsidized'),
    allowsDogs: boolean('allows_dogs'),
    allowsCats: boolean('allows_cats'),
    targetGroup: text('target_group'),
    tenderTitle: text('tender_title'),
    tenderNotice: text('tender_notice'),
    features: text('features').array().notNull().default([]),
    ewid: text('ewid'),
    maxApplications: integer('max_applications'),
    contactPerson: jsonb('contact_person'),
    isPublished: boolean('is_published').notNull().default(false),
    /** Forms of the settings (application-form); null for the default form of the kind. */
    formId: uuid('form_id'),
    secondFormId: uuid('second_form_id'),
    publicationStart: date('publication_start'),
    publicationEnd: date('publication_end'),
    floorPlan: jsonb('floor_plan'),
    facts: jsonb('facts').$type<Record<string, string | number | boolean>>().notNull().default({}),
    savedData: jsonb('saved_data').$type<OwnFacts>().notNull().default({}),
    searchText: text('search_text').notNull().default(''),
    /** Written by triggers: building, storey, title and number in natural order. */
    sortKey: text('sort_key').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

/** Manually recorded sale of an object. `stateBefore` determines the state after the sale is undone. */
export const objectSale = pgTable(
  'object_sale',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    objectId: uuid('object_id').notNull(),
    soldOn: date('sold_on').notNull(),
    price: rappen('price'),
    buyer: text('buyer'),
    stateBefore: text('state_before', { enum: objectStates }).notNull(),
    notedBy: uuid('noted_by'),
    notedAt: timestamp('noted_at', { withTimezone: true }).notNull().defaultNow(),
    takenBackBy: uuid('taken_back_by'),
    takenBackAt: timestamp('taken_back_at', { withTimezone: true }),
    takenBackReason: text('taken_back_reason'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

/** Reserves an object without an application until a day; `begunAt` is null while the reservation waits for the tenants to leave. */
export const objectReservation = pgTable(
  'object_reservation',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    objectId: uuid('object_id').notNull(),
    until: date('until').notNull(),
    note: text('note').notNull(),
    createdBy: uuid('created_by'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    begunAt: timestamp('begun_at', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)
