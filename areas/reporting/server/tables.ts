// Tables of reports, their recipients and schedules.

import { date, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { recipientKinds, reportKinds, reportStates, rhythms, type ReportOptions } from '../rules/report.ts'
import type { KeptFigures } from '../rules/letting-figures.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const reportSchedule = pgTable(
  'report_schedule',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    title: text('title').notNull(),
    options: jsonb('options').$type<ReportOptions>().notNull(),
    rhythm: text('rhythm', { enum: rhythms }).notNull(),
    nextRun: date('next_run'),
    createdBy: uuid('created_by'),
    createdAt: moment('created_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const reportScheduleRecipient = pgTable(
  'report_schedule_recipient',
  {
    workspaceId: uuid('workspace_id').notNull(),
    scheduleId: uuid('schedule_id').notNull(),
    recipientKind: text('recipient_kind', { enum: recipientKinds }).notNull(),
    recipientId: uuid('recipient_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.scheduleId, table.recipientKind, table.recipientId] })],
)

export const report = pgTable(
  'report',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: reportKinds }).notNull(),
    state: text('state', { enum: reportStates }).notNull().default('queued'),
    title: text('title').notNull(),
    options: jsonb('options').$type<ReportOptions>().notNull(),
    filters: text('filters'),
    progress: integer('progress').notNull().default(0),
    attempt: integer('attempt').notNull().default(0),
    failure: text('failure'),
    pdfId: uuid('pdf_id'),
    sheetId: uuid('sheet_id'),
    pages: integer('pages'),
    attached: text('attached').array().notNull().default([]),
    /** Owners of the objects in the report. */
    ownerIds: uuid('owner_ids').array().notNull().default([]),
    figures: jsonb('figures').$type<KeptFigures>(),
    dataAt: moment('data_at'),
    scheduleId: uuid('schedule_id'),
    scheduledFor: date('scheduled_for'),
    createdBy: uuid('created_by'),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const reportRecipient = pgTable(
  'report_recipient',
  {
    workspaceId: uuid('workspace_id').notNull(),
    reportId: uuid('report_id').notNull(),
    recipientKind: text('recipient_kind', { enum: recipientKinds }).notNull(),
    recipientId: uuid('recipient_id').notNull(),
    name: text('name').notNull(),
    mailId: uuid('mail_id'),
    sentBy: uuid('sent_by'),
    sentAt: moment('sent_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.reportId, table.recipientKind, table.recipientId] })],
)
