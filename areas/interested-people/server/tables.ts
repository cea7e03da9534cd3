// Interested people and the objects they asked about. Money in Rappen.

import { sql } from 'drizzle-orm'
import { bigint, date, doublePrecision, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { languages } from '#platform/rules/project-type.ts'
import { leaveReasons, personSources, personStates, personTitles } from '../rules/person-state.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const interestedPerson = pgTable(
  'interested_person',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    number: bigint('number', { mode: 'number' }).notNull(),
    progressState: text('progress_state', { enum: personStates }).notNull().default('new'),
    title: text('title', { enum: personTitles }),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull(),
    contactName: text('contact_name')
      .notNull()
      .generatedAlwaysAs(sql`btrim(first_name || ' ' || last_name)`),
    contactEmail: text('contact_email'),
    contactPhone: text('contact_phone'),
    language: text('language', { enum: languages }).notNull(),
    roomsFrom: doublePrecision('rooms_from'),
    rentMax: bigint('rent_max', { mode: 'number' }),
    moveInFrom: date('move_in_from'),
    source: text('source', { enum: personSources }).notNull(),
    remark: text('remark'),
    consentedOn: date('consented_on'),
    leaveReason: text('leave_reason', { enum: leaveReasons }),
    leaveComment: text('leave_comment'),
    leftAt: moment('left_at'),
    formSentAt: moment('form_sent_at'),
    applicationId: uuid('application_id'),
    recordedBy: uuid('recorded_by'),
    searchText: text('search_text').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

/** Ordered by preference. */
export const interestedWish = pgTable(
  'interested_wish',
  {
    workspaceId: uuid('workspace_id').notNull(),
    personId: uuid('person_id').notNull(),
    objectId: uuid('object_id').notNull(),
    rank: integer('rank').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.personId, table.objectId] })],
)
