// Tables of bulk mails: content, recipients and progress. Their mails are rows of `mail_message`.

import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { languages, type Language } from '#platform/rules/project-type.ts'
import { erasedOutcomes, recipientStates } from '../rules/task-state.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const taskGroup = pgTable(
  'task_group',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    action: integer('action').notNull(),
    /** 1 temp, 2 in progress, 3 completed, 4 failed, 5 terminated. */
    state: integer('state').notNull().default(1),
    mailView: text('mail_view').notNull(),
    templateId: uuid('template_id'),
    title: text('title').notNull().default(''),
    /** Confirmed text, before placeholders are filled. */
    words: jsonb('words').$type<Partial<Record<Language, { subject: string; body: string }>>>().notNull().default({}),
    attachments: uuid('attachments').array().notNull().default([]),
    totalTasks: integer('total_tasks').notNull().default(0),
    /** Not included in the total. */
    excludedTasks: integer('excluded_tasks').notNull().default(0),
    /** Final counts; while the task runs, its mails are counted instead. */
    completedTasks: integer('completed_tasks').notNull().default(0),
    failedTasks: integer('failed_tasks').notNull().default(0),
    terminatedTasks: integer('terminated_tasks').notNull().default(0),
    isNews: boolean('is_news').notNull().default(false),
    notBefore: moment('not_before'),
    pausedAt: moment('paused_at'),
    createdBy: uuid('created_by'),
    createdAt: moment('created_at').notNull(),
    finishTime: moment('finish_time'),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

/** Recipients are fixed when the bulk mail is confirmed; excluded ones have a reason. */
export const taskRecipient = pgTable(
  'task_recipient',
  {
    workspaceId: uuid('workspace_id').notNull(),
    taskGroupId: uuid('task_group_id').notNull(),
    position: integer('position').notNull(),
    /** Null after the record was erased. */
    recordKind: text('record_kind'),
    recordId: uuid('record_id'),
    name: text('name').notNull(),
    address: text('address').notNull().default(''),
    language: text('language', { enum: languages }).notNull(),
    state: text('state', { enum: recipientStates }).notNull(),
    reason: text('reason'),
    /** Common wording for recipients with the same reason; null if the reason itself is the same for all. */
    reasonGroup: text('reason_group'),
    mailId: uuid('mail_id'),
    /** Outcome of a mail that was erased with its recipient. */
    outcome: text('outcome', { enum: erasedOutcomes }),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.taskGroupId, table.position] })],
)
