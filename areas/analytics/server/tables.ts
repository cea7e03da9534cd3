// Tables of analytics, written only by the counting jobs.

import { bigint, boolean, date, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const workspaceId = uuid('workspace_id').notNull()
const word = (name: string) => text(name).notNull()
const count = (name: string) => integer(name).notNull()
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const analyticsFact = pgTable(
  'analytics_fact',
  {
    workspaceId,
    recordKind: text('record_kind', { enum: ['application', 'interested'] }).notNull(),
    recordId: uuid('record_id').notNull(),
    day: date('day').notNull(),
    buildingId: uuid('building_id'),
    objectId: uuid('object_id'),
    objectKind: word('object_kind'),
    state: word('state'),
    source: word('source'),
    portal: text('portal'),
    language: word('language'),
    household: word('household'),
    age: word('age'),
    income: word('income'),
    loss: word('loss'),
    offer: word('offer'),
    wasInvited: count('was_invited'),
    hasViewed: count('has_viewed'),
    hasApplied: count('has_applied'),
    /** In a project that sells: has a countersigned reservation. */
    wasOffered: count('was_offered'),
    wasRefused: count('was_refused'),
    /** In a project that sells: the purchase is notarised. */
    hasContract: count('has_contract'),
    daysToViewing: integer('days_to_viewing'),
    daysToApplication: integer('days_to_application'),
    daysToOffer: integer('days_to_offer'),
    daysToContract: integer('days_to_contract'),
    isCounted: boolean('is_counted').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.recordKind, table.recordId] })],
)

/** Partitioned: the sums over all buildings, and among them those of objects, lie apart. */
export const analyticsDay = pgTable(
  'analytics_day',
  {
    workspaceId,
    recordKind: word('record_kind'),
    facet: word('facet'),
    buildingId: uuid('building_id').notNull(),
    day: date('day').notNull(),
    objectKind: word('object_kind'),
    state: word('state'),
    isDeleted: boolean('is_deleted').notNull(),
    value: word('value'),
    records: count('records'),
    invited: count('invited'),
    viewed: count('viewed'),
    applied: count('applied'),
    offered: count('offered'),
    refused: count('refused'),
    contracted: count('contracted'),
  },
  (table) => [
    primaryKey({
      columns: [
        table.workspaceId,
        table.recordKind,
        table.facet,
        table.buildingId,
        table.day,
        table.objectKind,
        table.state,
        table.isDeleted,
        table.value,
      ],
    }),
  ],
)

/** Applications of all time by the object of their first wish. */
export const analyticsObject = pgTable(
  'analytics_object',
  {
    workspaceId,
    buildingId: uuid('building_id').notNull(),
    objectId: uuid('object_id').notNull(),
    objectKind: word('object_kind'),
    state: word('state'),
    records: count('records'),
  },
  (table) => [
    primaryKey({
      columns: [table.workspaceId, table.buildingId, table.objectId, table.objectKind, table.state],
    }),
  ],
)

export const analyticsProgress = pgTable('analytics_progress', {
  workspaceId: uuid('workspace_id').primaryKey(),
  auditSequence: bigint('audit_sequence', { mode: 'number' }).notNull().default(0),
  countedAt: moment('counted_at'),
  comparedAt: moment('compared_at'),
})
