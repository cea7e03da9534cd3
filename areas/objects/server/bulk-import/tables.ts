// Tables of object imports.

import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { BuildingData } from '#areas/buildings/contract/buildings.ts'
import type { ObjectData } from '../../contract/edit.ts'
import type { ImportKey } from '../../rules/import/import-fields.ts'
import { objectKinds } from '#areas/buildings/rules/object-state.ts'

export interface Rejection {
  /** Row number as in the spreadsheet, from 1. */
  row: number
  reasons: string[]
}

export interface KeptObject {
  id: string
  title: string
  referenceNumber: string
  /** Translated reason. */
  reason: string
  /** True for a building whose imported data was kept. */
  isBuilding?: boolean
}

export const importStates = ['prepared', 'done', 'undone'] as const

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const objectImport = pgTable(
  'object_import',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    fileName: text('file_name').notNull(),
    state: text('state', { enum: importStates }).notNull().default('prepared'),
    createdBy: uuid('created_by'),
    createdByName: text('created_by_name').notNull(),
    createdAt: moment('created_at').notNull(),
    doneAt: moment('done_at'),
    undoneAt: moment('undone_at'),
    created: integer('created').notNull().default(0),
    changed: integer('changed').notNull().default(0),
    unchanged: integer('unchanged').notNull().default(0),
    rejected: integer('rejected').notNull().default(0),
    place: jsonb('place').$type<{ sheet: string; headerRow: number }>(),
    rejections: jsonb('rejections').$type<Rejection[]>().notNull().default([]),
    buildingIds: uuid('building_ids').array().notNull().default([]),
    kept: jsonb('kept').$type<KeptObject[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const objectImportRow = pgTable(
  'object_import_row',
  {
    workspaceId: uuid('workspace_id').notNull(),
    importId: uuid('import_id').notNull(),
    objectId: uuid('object_id').notNull(),
    deed: text('deed', { enum: ['created', 'changed'] }).notNull(),
    /** The changed fields, in the format of the forms. */
    before: jsonb('before').$type<Partial<ObjectData>>(),
    after: jsonb('after').$type<Partial<ObjectData>>().notNull(),
    /** Owners whose names `before` and `after` contain; null for older imports. */
    ownerBefore: uuid('owner_before'),
    ownerAfter: uuid('owner_after'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.importId, table.objectId] })],
)

export const objectImportBuilding = pgTable(
  'object_import_building',
  {
    workspaceId: uuid('workspace_id').notNull(),
    importId: uuid('import_id').notNull(),
    buildingId: uuid('building_id').notNull(),
    before: jsonb('before').$type<Partial<BuildingData>>().notNull(),
    after: jsonb('after').$type<Partial<BuildingData>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.importId, table.buildingId] })],
)

export const objectImportMapping = pgTable(
  'object_import_mapping',
  {
    workspaceId: uuid('workspace_id').notNull(),
    headings: text('headings').notNull(),
    meanings: jsonb('meanings').$type<Record<string, ImportKey>>().notNull(),
    kind: text('kind', { enum: objectKinds }),
    usedAt: moment('used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.headings] })],
)
