import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { PictureSize, UploadedFile } from '../../contract/file.ts'
import { bytes } from '../session/tables.ts'

export const storedFile = pgTable(
  'stored_file',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    storageKey: text('storage_key').notNull(),
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    sha256: bytes('sha256').notNull(),
    ownerKind: text('owner_kind'),
    ownerId: uuid('owner_id'),
    category: text('category').notNull().default('document'),
    position: integer('position').notNull().default(0),
    isPublic: boolean('is_public').notNull().default(false),
    sizes: jsonb('sizes').$type<Partial<Record<PictureSize, number>>>().notNull().default({}),
    uploadedBy: uuid('uploaded_by'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const uploadReceipt = pgTable(
  'upload_receipt',
  {
    workspaceId: uuid('workspace_id').notNull(),
    key: uuid('key').notNull(),
    sha256: bytes('sha256').notNull(),
    sender: uuid('sender'),
    answer: jsonb('answer').$type<UploadedFile>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.key, table.sha256] })],
)

export const uploadInPieces = pgTable(
  'upload_in_pieces',
  {
    workspaceId: uuid('workspace_id').notNull(),
    place: text('place').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    arrived: bigint('arrived', { mode: 'number' }).notNull().default(0),
    pieces: text('pieces').array().notNull().default([]),
    answer: jsonb('answer').$type<UploadedFile>(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.place, table.id] })],
)
