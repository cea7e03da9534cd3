// Tables of options, choices and proposed dates.

import { bigint, date, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { choosers } from '../../rules/choices/choice-state.ts'
import { dateKinds, proposalStates } from '../../rules/choices/proposal-state.ts'
import { optionReaches } from '../../rules/choices/option-reach.ts'

const workspaceId = uuid('workspace_id').notNull()
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const saleOption = pgTable(
  'sale_option',
  {
    workspaceId,
    id: uuid('id').notNull(),
    position: integer('position').notNull(),
    contentVersion: integer('content_version').notNull(),
    deadlineOn: date('deadline_on'),
    /** After the day on which the object was reserved for the buyer. */
    deadlineDays: integer('deadline_days'),
    reach: text('reach', { enum: optionReaches }).notNull(),
    buildingIds: uuid('building_ids').array().notNull().default([]),
    objectIds: uuid('object_ids').array().notNull().default([]),
    endedAt: moment('ended_at'),
    createdBy: uuid('created_by'),
    createdAt: moment('created_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const saleOptionVersion = pgTable(
  'sale_option_version',
  {
    workspaceId,
    optionId: uuid('option_id').notNull(),
    versionNumber: integer('version_number').notNull(),
    content: jsonb('content').notNull(),
    createdBy: uuid('created_by'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.optionId, table.versionNumber] })],
)

export const saleChoice = pgTable(
  'sale_choice',
  {
    workspaceId,
    reservationId: uuid('reservation_id').notNull(),
    optionId: uuid('option_id').notNull(),
    /** Null while nothing is chosen. */
    contentVersion: integer('content_version'),
    choiceKey: text('choice_key'),
    /** In Rappen. */
    effect: bigint('effect', { mode: 'number' }).notNull().default(0),
    chosenAt: moment('chosen_at'),
    chosenBy: text('chosen_by', { enum: choosers }),
    chosenByUser: uuid('chosen_by_user'),
    reason: text('reason'),
    /** Replaces the deadline of the option. */
    deadlineOn: date('deadline_on'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.reservationId, table.optionId] })],
)

export const saleChoosing = pgTable(
  'sale_choosing',
  {
    workspaceId,
    reservationId: uuid('reservation_id').notNull(),
    askedAt: moment('asked_at'),
    remindedOf: date('reminded_of'),
    toldOf: date('told_of'),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.reservationId] })],
)

export const saleDateProposal = pgTable(
  'sale_date_proposal',
  {
    workspaceId,
    id: uuid('id').notNull(),
    reservationId: uuid('reservation_id').notNull(),
    kind: text('kind', { enum: dateKinds }).notNull(),
    place: text('place').notNull(),
    note: text('note'),
    times: moment('times').array().notNull(),
    minutes: integer('minutes').notNull(),
    answerUntil: date('answer_until').notNull(),
    state: text('state', { enum: proposalStates }).notNull(),
    /** The chosen one of the times. */
    startsAt: moment('starts_at'),
    remark: text('remark'),
    answeredAt: moment('answered_at'),
    remindedAt: moment('reminded_at'),
    overdueToldAt: moment('overdue_told_at'),
    createdBy: uuid('created_by'),
    createdAt: moment('created_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)
