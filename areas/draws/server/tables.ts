// Tables for draws and their candidates.

import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { drawMethods, drawStates, type DrawGroup } from '../rules/draw-state.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const draw = pgTable(
  'draw',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    number: bigint('number', { mode: 'number' }).notNull(),
    slug: text('slug').notNull(),
    ownerKind: text('owner_kind').notNull(),
    ownerId: uuid('owner_id').notNull(),
    subjectKeys: text('subject_keys').array().notNull().default([]),
    title: text('title').notNull(),
    groups: jsonb('groups').$type<DrawGroup[]>().notNull(),
    candidates: integer('candidates').notNull(),
    ruleVersion: integer('rule_version').notNull(),
    fingerprint: text('fingerprint').notNull(),
    state: text('state', { enum: drawStates }).notNull(),
    duplicates: integer('duplicates').notNull().default(0),
    duplicatesReason: text('duplicates_reason'),
    frozenBy: uuid('frozen_by'),
    frozenAt: moment('frozen_at').notNull(),
    method: text('method', { enum: drawMethods }),
    source: text('source'),
    knownAt: moment('known_at'),
    commitment: text('commitment'),
    sealedSecret: text('sealed_secret'),
    publishedBy: uuid('published_by'),
    publishedAt: moment('published_at'),
    value: text('value'),
    valueReference: text('value_reference'),
    enteredBy: uuid('entered_by'),
    enteredAt: moment('entered_at'),
    confirmedBy: uuid('confirmed_by'),
    confirmedAt: moment('confirmed_at'),
    secondRunReason: text('second_run_reason'),
    secondRunRequestedBy: uuid('second_run_requested_by'),
    secondRunRequestedAt: moment('second_run_requested_at'),
    replacesId: uuid('replaces_id'),
    replacedById: uuid('replaced_by_id'),
    replacedAt: moment('replaced_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const drawCandidate = pgTable(
  'draw_candidate',
  {
    workspaceId: uuid('workspace_id').notNull(),
    drawId: uuid('draw_id').notNull(),
    number: integer('number').notNull(),
    receipt: text('receipt').notNull(),
    groupKey: text('group_key').notNull(),
    recordKind: text('record_kind').notNull(),
    recordId: uuid('record_id'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.drawId, table.number] })],
)

export const drawOrders = pgTable(
  'draw_order',
  {
    workspaceId: uuid('workspace_id').notNull(),
    drawId: uuid('draw_id').notNull(),
    ranks: integer('ranks').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.drawId] })],
)
