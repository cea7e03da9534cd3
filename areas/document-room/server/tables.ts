// Tables of document rooms, in the order of the migration.

import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { languages } from '#platform/rules/project-type.ts'
import { bytes } from '#platform/server/session/tables.ts'
import { accessActions } from '../rules/access-actions.ts'
import { guestKinds } from '../rules/guest-state.ts'
import { roomOwnerKinds } from '../rules/room-address.ts'
import { roomStates } from '../rules/room-access.ts'
import type { Rights } from '../rules/room-right.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })
const workspaceId = uuid('workspace_id').notNull()
const row = { workspaceId, id: uuid('id').notNull(), version: integer('version').notNull().default(1) }
const titles = { titleDe: text('title_de').notNull(), titleFr: text('title_fr').notNull() }
const placed = { position: integer('position').notNull(), ...titles, createdAt: instant('created_at').notNull() }

export const roomRole = pgTable('room_role', { ...row, ...placed }, (table) => [
  primaryKey({ columns: [table.workspaceId, table.id] }),
])

const category = {
  ...row,
  ...placed,
  parentId: uuid('parent_id'),
  rights: jsonb('rights').$type<Rights>().notNull().default({}),
}

export const roomStandardCategory = pgTable('room_standard_category', category, (table) => [
  primaryKey({ columns: [table.workspaceId, table.id] }),
])

export const documentRoom = pgTable(
  'document_room',
  {
    ...row,
    slug: text('slug').notNull(),
    ownerKind: text('owner_kind', { enum: roomOwnerKinds }).notNull(),
    ownerId: uuid('owner_id').notNull(),
    title: text('title').notNull(),
    state: text('state', { enum: roomStates }).notNull().default('open'),
    closesOn: date('closes_on'),
    endsWhenSold: boolean('ends_when_sold').notNull().default(true),
    termsVersion: integer('terms_version').notNull().default(0),
    archiveKey: text('archive_key'),
    archiveSha256: bytes('archive_sha256'),
    archiveSize: bigint('archive_size', { mode: 'number' }),
    frozenAt: instant('frozen_at'),
    createdBy: uuid('created_by'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const roomTerms = pgTable(
  'room_terms',
  {
    workspaceId,
    roomId: uuid('room_id').notNull(),
    versionNumber: integer('version_number').notNull(),
    textDe: text('text_de').notNull(),
    textFr: text('text_fr').notNull(),
    createdBy: uuid('created_by'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.roomId, table.versionNumber] })],
)

export const roomCategory = pgTable('room_category', { ...category, roomId: uuid('room_id').notNull() }, (table) => [
  primaryKey({ columns: [table.workspaceId, table.id] }),
])

export const roomFile = pgTable(
  'room_file',
  {
    ...row,
    roomId: uuid('room_id').notNull(),
    categoryId: uuid('category_id').notNull(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    state: text('state', { enum: ['waiting', 'released'] }).notNull(),
    contentVersion: integer('content_version').notNull().default(1),
    uploadedBy: uuid('uploaded_by'),
    uploadedByName: text('uploaded_by_name').notNull(),
    createdAt: instant('created_at').notNull(),
    releasedAt: instant('released_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const roomFileVersion = pgTable(
  'room_file_version',
  {
    workspaceId,
    fileId: uuid('file_id').notNull(),
    versionNumber: integer('version_number').notNull(),
    storedFileId: uuid('stored_file_id').notNull(),
    uploadedBy: uuid('uploaded_by'),
    uploadedByName: text('uploaded_by_name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.fileId, table.versionNumber] })],
)

export const roomGuest = pgTable(
  'room_guest',
  {
    ...row,
    roomId: uuid('room_id').notNull(),
    /** Row of `staff_user` with the user type `dms`. */
    accountId: uuid('account_id').notNull(),
    kind: text('kind', { enum: guestKinds }).notNull(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    company: text('company').notNull().default(''),
    language: text('language', { enum: languages }).notNull(),
    roleId: uuid('role_id').notNull(),
    invitedByName: text('invited_by_name').notNull(),
    invitedAt: instant('invited_at').notNull(),
    registeredAt: instant('registered_at'),
    accessUntil: date('access_until'),
    endedAt: instant('ended_at'),
    termsVersion: integer('terms_version').notNull().default(0),
    termsAcceptedAt: instant('terms_accepted_at'),
    wantsDigest: boolean('wants_digest').notNull().default(true),
    digestFrom: instant('digest_from').notNull(),
    lastVisitAt: instant('last_visit_at'),
    seenUntil: instant('seen_until'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const roomAccess = pgTable(
  'room_access',
  {
    workspaceId,
    id: uuid('id').notNull(),
    roomId: uuid('room_id').notNull(),
    at: instant('at').notNull(),
    userId: uuid('user_id'),
    guestId: uuid('guest_id'),
    actorName: text('actor_name').notNull(),
    action: text('action', { enum: accessActions }).notNull(),
    fileId: uuid('file_id'),
    fileName: text('file_name'),
    versionNumber: integer('version_number'),
    address: text('address').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)
