// Tables of viewing appointments.

import { boolean, bigint, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { languages } from '#platform/rules/project-type.ts'
import { bytes } from '#platform/server/session/tables.ts'
import { appointmentKinds, appointmentScopes, keptAppointmentStates } from '../rules/appointment.ts'
import { participantStates } from '../rules/slot-seats.ts'
import type { PlannedDay } from '../rules/slot-times.ts'
import type { VisitNeeds } from '../rules/visit-needs.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const viewingAppointment = pgTable(
  'viewing_appointment',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    number: bigint('number', { mode: 'number' }).notNull(),
    kind: text('kind', { enum: appointmentKinds }).notNull(),
    scope: text('scope', { enum: appointmentScopes }).notNull(),
    state: text('state', { enum: keptAppointmentStates }).notNull().default('planned'),
    title: text('title').notNull(),
    place: text('place').notNull(),
    hostId: uuid('host_id'),
    hostName: text('host_name'),
    hostPhone: text('host_phone'),
    days: jsonb('days').$type<PlannedDay[]>().notNull(),
    slotMinutes: integer('slot_minutes').notNull(),
    bufferMinutes: integer('buffer_minutes').notNull().default(0),
    parallel: integer('parallel').notNull().default(1),
    capacity: integer('capacity').notNull(),
    mostPersons: integer('most_persons').notNull(),
    bookUntilHours: integer('book_until_hours').notNull().default(0),
    offerMinutes: integer('offer_minutes').notNull(),
    textDe: text('text_de').notNull().default(''),
    textFr: text('text_fr').notNull().default(''),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    cancelReason: text('cancel_reason'),
    publishedAt: instant('published_at'),
    cancelledAt: instant('cancelled_at'),
    completedAt: instant('completed_at'),
    comment: text('comment'),
    createdBy: uuid('created_by'),
    searchText: text('search_text').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

/** Objects of a tour in the order in which they are seen. */
export const viewingObject = pgTable(
  'viewing_object',
  {
    workspaceId: uuid('workspace_id').notNull(),
    appointmentId: uuid('appointment_id').notNull(),
    objectId: uuid('object_id').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.appointmentId, table.objectId] })],
)

export const viewingSlot = pgTable(
  'viewing_slot',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    appointmentId: uuid('appointment_id').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    lane: integer('lane').notNull().default(1),
    /** Persons; null: nobody books. */
    capacity: integer('capacity'),
    /** Sum of persons with a seat; changed only under the lock of this row. */
    taken: integer('taken').notNull().default(0),
    /** Place in line of the next hold. */
    nextOrder: integer('next_order').notNull().default(1),
    cancelledAt: instant('cancelled_at'),
    cancelReason: text('cancel_reason'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const viewingInvitation = pgTable(
  'viewing_invitation',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    appointmentId: uuid('appointment_id').notNull(),
    objectId: uuid('object_id'),
    recordKind: text('record_kind').notNull(),
    recordId: uuid('record_id').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    language: text('language', { enum: languages }).notNull(),
    drawId: uuid('draw_id'),
    mailId: uuid('mail_id'),
    sentAt: instant('sent_at').notNull(),
    declinedAt: instant('declined_at'),
    declineReason: text('decline_reason'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

/** One party that booked, waits, or gave its seat back. */
export const viewingParticipant = pgTable(
  'viewing_participant',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    appointmentId: uuid('appointment_id').notNull(),
    slotId: uuid('slot_id').notNull(),
    state: text('state', { enum: participantStates }).notNull(),
    lineOrder: integer('line_order').notNull(),
    until: instant('until'),
    persons: integer('persons').notNull(),
    invitationId: uuid('invitation_id'),
    recordKind: text('record_kind'),
    recordId: uuid('record_id'),
    objectId: uuid('object_id'),
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    language: text('language', { enum: languages }).notNull().default('de'),
    /** Deleted after the visit. */
    needs: jsonb('needs').$type<VisitNeeds>(),
    proofHash: bytes('proof_hash'),
    guesses: integer('guesses').notNull().default(0),
    /** Codes mailed for this booking. */
    codes: integer('codes').notNull().default(0),
    /** Hash of the network that holds a seat, while it does. */
    caller: bytes('caller'),
    code: text('code'),
    present: boolean('present'),
    comment: text('comment'),
    declineReason: text('decline_reason'),
    calendarSequence: integer('calendar_sequence').notNull().default(0),
    remindedAt: instant('reminded_at'),
    bookedAt: instant('booked_at'),
    endedAt: instant('ended_at'),
    formSentAt: instant('form_sent_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

/** Mails to a participant, ids ascending with time. */
export const viewingParticipantMail = pgTable(
  'viewing_participant_mail',
  {
    workspaceId: uuid('workspace_id').notNull(),
    participantId: uuid('participant_id').notNull(),
    mailId: uuid('mail_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.participantId, table.mailId] })],
)

/** One active booking per mail address and object; for general appointments the subject is the appointment. */
export const viewingClaim = pgTable(
  'viewing_claim',
  {
    workspaceId: uuid('workspace_id').notNull(),
    subjectId: uuid('subject_id').notNull(),
    email: text('email').notNull(),
    participantId: uuid('participant_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.subjectId, table.email] })],
)

/** Reasons for a mail: the current state, or what happened to a booking. */
export const mailReasons = ['state', 'changed', 'cancelled', 'given_back', 'reminder', 'after'] as const
export type MailReason = (typeof mailReasons)[number]

/** Mails that a job writes after the commit. */
export const viewingMailDue = pgTable(
  'viewing_mail_due',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    participantId: uuid('participant_id').notNull(),
    about: text('about', { enum: mailReasons }).notNull(),
    note: text('note'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const viewingPresence = pgTable(
  'viewing_presence',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    participantId: uuid('participant_id').notNull(),
    present: boolean('present').notNull(),
    at: instant('at').notNull(),
    device: text('device').notNull(),
    person: text('person').notNull(),
    recordedAt: instant('recorded_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const secretPurposes = ['booking', 'invitation', 'host', 'caretaker', 'feed'] as const

/** Links of mails, hosts, caretakers and calendar feeds. */
export const viewingSecret = pgTable(
  'viewing_secret',
  {
    workspaceId: uuid('workspace_id').notNull(),
    hash: bytes('hash').notNull(),
    purpose: text('purpose', { enum: secretPurposes }).notNull(),
    /** A participant, an invitation, an appointment, or a user. */
    targetId: uuid('target_id').notNull(),
    createdBy: uuid('created_by'),
    createdAt: instant('created_at').notNull(),
    endsAt: instant('ends_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.hash] })],
)
