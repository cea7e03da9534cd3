// Tables for requests on the waitlist and the proposals to them. Money in Rappen.

import { sql } from 'drizzle-orm'
import {
  bigint,
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
import type { Answers } from '#areas/forms/rules/answers.ts'
import { languages } from '#platform/rules/project-type.ts'
import { bytes } from '#platform/server/session/tables.ts'
import { needs, soughtKinds } from '../rules/criteria.ts'
import type { SoughtPlace } from '../rules/place-of.ts'
import { keptProposalStates } from '../rules/proposal-can.ts'
import { requestSources, requestStates, usualPriority } from '../rules/request-state.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const waitlistRequest = pgTable(
  'waitlist_request',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    number: bigint('number', { mode: 'number' }).notNull(),
    progressState: text('progress_state', { enum: requestStates }).notNull(),
    source: text('source', { enum: requestSources }).notNull(),
    language: text('language', { enum: languages }).notNull(),
    contactName: text('contact_name').notNull(),
    contactEmail: text('contact_email'),
    emailFolded: text('email_folded').generatedAlwaysAs(sql`lower(contact_email)`),
    contactPhone: text('contact_phone'),
    applicationId: uuid('application_id'),
    adults: integer('adults').notNull(),
    children: integer('children').notNull(),
    kinds: text('kinds', { enum: soughtKinds }).array().notNull().default([]),
    roomsFrom: doublePrecision('rooms_from'),
    roomsTo: doublePrecision('rooms_to'),
    rentMax: bigint('rent_max', { mode: 'number' }),
    areaFrom: doublePrecision('area_from'),
    moveInFrom: date('move_in_from'),
    places: jsonb('places').$type<SoughtPlace[]>().notNull().default([]),
    placeKeys: text('place_keys').array().notNull().default([]),
    regions: text('regions').array().notNull().default([]),
    needs: text('needs', { enum: needs }).array().notNull().default([]),
    note: text('note'),
    formId: uuid('form_id'),
    answers: jsonb('answers').$type<Answers>().notNull().default({}),
    priority: integer('priority').notNull().default(usualPriority),
    waitsSince: moment('waits_since'),
    leaveReason: text('leave_reason'),
    leftAt: moment('left_at'),
    tokenHash: bytes('token_hash'),
    linkUntil: moment('link_until'),
    /** Last link that the person asked for. */
    linkMailedAt: moment('link_mailed_at'),
    filledAt: moment('filled_at'),
    /** Last time the person said that they still wait; when they were asked and reminded since then. */
    confirmedAt: moment('confirmed_at'),
    renewalAskedAt: moment('renewal_asked_at'),
    renewalRemindedAt: moment('renewal_reminded_at'),
    recordedBy: uuid('recorded_by'),
    searchText: text('search_text').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const waitlistProposal = pgTable(
  'waitlist_proposal',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    requestId: uuid('request_id').notNull(),
    objectId: uuid('object_id').notNull(),
    state: text('state', { enum: keptProposalStates }).notNull(),
    answerBy: moment('answer_by'),
    note: text('note'),
    reason: text('reason'),
    tokenHash: bytes('token_hash'),
    sentBy: uuid('sent_by'),
    createdAt: moment('created_at').notNull(),
    answeredAt: moment('answered_at'),
    remindedAt: moment('reminded_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.requestId, table.objectId] })],
)
