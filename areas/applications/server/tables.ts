// Tables for applications, their people and wishes, evaluations and offers.

import { sql } from 'drizzle-orm'
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
import { bytes } from '#platform/server/session/tables.ts'
import { languages } from '#platform/rules/project-type.ts'
import {
  applicationStates,
  contractStates,
  creditLights,
  noticeGivers,
  evaluationRounds,
  grades,
  offerStates,
} from '../rules/application-state.ts'
import type { PointRule } from '../rules/points.ts'

const workspaceId = uuid('workspace_id').notNull()
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const application = pgTable(
  'application',
  {
    workspaceId,
    id: uuid('id').notNull(),
    number: bigint('number', { mode: 'number' }).notNull(),
    progressState: text('progress_state', { enum: applicationStates }).notNull().default('active.new'),
    language: text('language', { enum: languages }).notNull(),
    contactName: text('contact_name').notNull(),
    contactEmail: text('contact_email').notNull(),
    emailFolded: text('email_folded').generatedAlwaysAs(sql`lower(contact_email)`),
    contactPhone: text('contact_phone'),
    householdType: text('household_type').notNull(),
    adults: integer('adults').notNull(),
    children: integer('children').notNull(),
    persons: integer('persons').notNull(),
    income: integer('income'),
    incomeRatio: doublePrecision('income_ratio'),
    hasPets: boolean('has_pets').notNull().default(false),
    wantsParking: boolean('wants_parking').notNull().default(false),
    parkingSpaces: integer('parking_spaces').notNull().default(0),
    moveInWish: date('move_in_wish'),
    source: text('source'),
    overallEvaluation: text('overall_evaluation', { enum: grades }),
    secondEvaluation: text('second_evaluation', { enum: grades }),
    publicEvaluation: text('public_evaluation', { enum: grades }).generatedAlwaysAs(
      sql`case when second_evaluation is not null then overall_evaluation end`,
    ),
    evaluatedBy: uuid('evaluated_by'),
    firstSeenBy: uuid('first_seen_by').array().notNull().default([]),
    pointsVersion: integer('points_version'),
    points: doublePrecision('points'),
    publicPoints: doublePrecision('public_points'),
    formPoints: integer('form_points'),
    overallStar: boolean('overall_star').notNull().default(false),
    mayBeAlike: boolean('may_be_alike').notNull().default(false),
    isMarkedImportant: boolean('is_marked_important').notNull().default(false),
    documents: text('documents', { enum: ['none', 'partial', 'complete', 'expired'] })
      .notNull()
      .default('none'),
    references: text('references', { enum: ['none', 'sent', 'answered', 'reminder', 'failed'] })
      .notNull()
      .default('none'),
    credit: text('credit', { enum: creditLights }).notNull().default('none'),
    emailValidatedAt: moment('email_validated_at'),
    deactivationReason: text('deactivation_reason'),
    stateBeforeInactive: text('state_before_inactive', { enum: applicationStates }),
    offerUntil: moment('offer_until'),
    answers: jsonb('answers').notNull().default({}),
    formId: uuid('form_id'),
    recordedBy: uuid('recorded_by'),
    slug: text('slug').notNull(),
    tokenHash: bytes('token_hash').notNull(),
    searchText: text('search_text').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastActivityAt: moment('last_activity_at').notNull().defaultNow(),
    deactivatedAt: moment('deactivated_at'),
    anonymisedAt: moment('anonymised_at'),
    sentDigest: text('sent_digest'),
    answersChangedAt: moment('answers_changed_at'),
    judgedAt: moment('judged_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const adult = pgTable(
  'adult',
  {
    workspaceId,
    id: uuid('id').notNull(),
    applicationId: uuid('application_id').notNull(),
    position: integer('position').notNull(),
    title: text('title'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    nameFolded: text('name_folded').generatedAlwaysAs(sql`lower(last_name) || E'\\n' || lower(first_name)`),
    dateOfBirth: date('date_of_birth'),
    email: text('email'),
    phone: text('phone'),
    tenantType: text('tenant_type'),
    nation: text('nation'),
    occupation: text('occupation'),
    answers: jsonb('answers').notNull().default({}),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const child = pgTable(
  'child',
  {
    workspaceId,
    id: uuid('id').notNull(),
    applicationId: uuid('application_id').notNull(),
    position: integer('position').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    dateOfBirth: date('date_of_birth'),
    daysPresent: integer('days_present').notNull().default(7),
    answers: jsonb('answers').notNull().default({}),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const applicationWish = pgTable(
  'application_wish',
  {
    workspaceId,
    applicationId: uuid('application_id').notNull(),
    objectId: uuid('object_id').notNull(),
    buildingId: uuid('building_id').notNull(),
    rank: integer('rank').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.applicationId, table.objectId] })],
)

export const applicationDocument = pgTable(
  'application_document',
  {
    workspaceId,
    id: uuid('id').notNull(),
    applicationId: uuid('application_id').notNull(),
    adultId: uuid('adult_id'),
    category: text('category').notNull(),
    fileId: uuid('file_id').notNull(),
    /** Mail attachment of which this file is a copy. */
    fromFileId: uuid('from_file_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
    issuedOn: date('issued_on'),
    seenAt: moment('seen_at'),
    seenBy: uuid('seen_by'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const evaluation = pgTable(
  'evaluation',
  {
    workspaceId,
    applicationId: uuid('application_id').notNull(),
    round: text('round', { enum: evaluationRounds }).notNull(),
    criterion: text('criterion').notNull(),
    grade: text('grade', { enum: grades }).notNull(),
    note: text('note'),
    ratedBy: uuid('rated_by').notNull(),
    ratedAt: moment('rated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.applicationId, table.round, table.criterion] })],
)

export const evaluationComment = pgTable(
  'evaluation_comment',
  {
    workspaceId,
    id: uuid('id').notNull(),
    applicationId: uuid('application_id').notNull(),
    text: text('text').notNull(),
    authorId: uuid('author_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    editedAt: moment('edited_at'),
    resolvedAt: moment('resolved_at'),
    resolvedBy: uuid('resolved_by'),
    mentions: uuid('mentions').array().notNull().default([]),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const offer = pgTable(
  'offer',
  {
    workspaceId,
    id: uuid('id').notNull(),
    applicationId: uuid('application_id').notNull(),
    objectId: uuid('object_id').notNull(),
    state: text('state', { enum: offerStates }).notNull().default('open'),
    validUntil: moment('valid_until').notNull(),
    comment: text('comment'),
    tokenHash: bytes('token_hash').notNull(),
    declineReason: text('decline_reason'),
    sentBy: uuid('sent_by'),
    mailId: uuid('mail_id'),
    objectStateBefore: text('object_state_before', { enum: ['available', 'inactive'] })
      .notNull()
      .default('available'),
    createdAt: moment('created_at').notNull().defaultNow(),
    answeredAt: moment('answered_at'),
    remindedAt: moment('reminded_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const assignment = pgTable(
  'assignment',
  {
    workspaceId,
    id: uuid('id').notNull(),
    applicationId: uuid('application_id').notNull(),
    objectId: uuid('object_id').notNull(),
    offerId: uuid('offer_id'),
    kind: text('kind', { enum: ['offer', 'direct'] }).notNull(),
    state: text('state', { enum: ['assigned', 'released', 'cancelled'] })
      .notNull()
      .default('assigned'),
    contractState: text('contract_state', { enum: contractStates }),
    contractStart: date('contract_start'),
    comment: text('comment'),
    cancelReason: text('cancel_reason'),
    quitReason: text('quit_reason'),
    quitOn: date('quit_on'),
    contractCheckedAt: moment('contract_checked_at'),
    contractCheckedBy: uuid('contract_checked_by'),
    quitBy: text('quit_by', { enum: noticeGivers }),
    noticeOn: date('notice_on'),
    handoverOn: date('handover_on'),
    endedAt: moment('ended_at'),
    contractNumber: text('contract_number'),
    tenantNames: text('tenant_names').notNull(),
    searchText: text('search_text').notNull(),
    assignedBy: uuid('assigned_by'),
    objectStateBefore: text('object_state_before', { enum: ['available', 'inactive'] })
      .notNull()
      .default('available'),
    assignedAt: moment('assigned_at').notNull().defaultNow(),
    releasedAt: moment('released_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

/**
 * What is let with the object of an assignment. Rents in Rappen; null is the object's own. `letFrom` is missing for what the
 * agreement names from the beginning, `letUntil` for what goes with the object.
 */
export const assignmentCompanion = pgTable(
  'assignment_companion',
  {
    workspaceId,
    assignmentId: uuid('assignment_id').notNull(),
    objectId: uuid('object_id').notNull(),
    objectStateBefore: text('object_state_before', { enum: ['available', 'inactive'] }).notNull(),
    netRent: bigint('net_rent', { mode: 'number' }),
    ancillaryCost: bigint('ancillary_cost', { mode: 'number' }),
    deposit: bigint('deposit', { mode: 'number' }),
    letFrom: date('let_from'),
    letUntil: date('let_until'),
    endedAt: moment('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.assignmentId, table.objectId] })],
)

export const pointRules = pgTable(
  'point_rules',
  {
    workspaceId,
    versionNumber: integer('version_number').notNull(),
    rules: jsonb('rules').$type<PointRule[]>().notNull(),
    createdBy: uuid('created_by'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.versionNumber] })],
)

export { documentRequest } from './document-request-tables.ts'
