// Tables of advertisements and hand-overs.

import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { portalProblems, type AdvertProblem } from '#connectors/portals/portal.ts'
import { advertStates, endReasons, portalStates } from '../rules/advert-state.ts'
import type { Messages } from '../rules/advert-texts.ts'
import { platforms } from '../rules/platforms.ts'

const workspaceId = uuid('workspace_id').notNull()
const moment = (name: string) => timestamp(name, { withTimezone: true })
const platform = text('platform', { enum: platforms }).notNull()

export interface AdvertContact {
  name: string
  email: string
  phone: string
}

export const advert = pgTable(
  'advert',
  {
    workspaceId,
    id: uuid('id').notNull(),
    objectId: uuid('object_id').notNull(),
    reference: text('reference').notNull(),
    state: text('state', { enum: advertStates }).notNull(),
    platforms: text('platforms', { enum: platforms }).array().notNull().default([]),
    messages: jsonb('messages').$type<Messages>().notNull().default({}),
    startsOn: date('starts_on'),
    endsOn: date('ends_on'),
    maxApplications: integer('max_applications'),
    contact: jsonb('contact').$type<AdvertContact>(),
    virtualTour: text('virtual_tour'),
    isPriceOnRequest: boolean('is_price_on_request').notNull().default(false),
    publishedAt: moment('published_at'),
    endedAt: moment('ended_at'),
    endedBecause: text('ended_because', { enum: endReasons }),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export interface Trouble {
  problems: readonly AdvertProblem[]
  /** Words of the portal. */
  detail: string
}

export const advertOnPortal = pgTable(
  'advert_on_portal',
  {
    workspaceId,
    advertId: uuid('advert_id').notNull(),
    platform,
    state: text('state', { enum: portalStates }).notNull(),
    changedAt: moment('changed_at').notNull(),
    contentHash: text('content_hash'),
    trouble: jsonb('trouble').$type<Trouble>(),
    remoteId: text('remote_id'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.advertId, table.platform] })],
)

export const portalAccount = pgTable(
  'portal_account',
  {
    workspaceId,
    platform,
    changeNumber: bigint('change_number', { mode: 'number' }).notNull().default(0),
    handedNumber: bigint('handed_number', { mode: 'number' }).notNull().default(0),
    attempts: integer('attempts').notNull().default(0),
    nextTryAt: moment('next_try_at'),
    busyUntil: moment('busy_until'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.platform] })],
)

/** An advertisement that was left out. */
export interface LeftOut {
  reference: string
  objectId: string | null
  title: string
  problems: readonly AdvertProblem[]
  detail: string
}

export const portalHandOver = pgTable(
  'portal_hand_over',
  {
    workspaceId,
    id: uuid('id').notNull(),
    platform,
    state: text('state', { enum: ['running', 'done', 'failed'] }).notNull(),
    beganAt: moment('began_at').notNull(),
    endedAt: moment('ended_at'),
    fileName: text('file_name').notNull(),
    contentType: text('content_type').notNull(),
    storageKey: text('storage_key').notNull(),
    size: integer('size').notNull(),
    adverts: integer('adverts').notNull(),
    files: integer('files').notNull().default(0),
    skipped: jsonb('skipped').$type<LeftOut[]>().notNull().default([]),
    problem: text('problem', { enum: portalProblems }),
    detail: text('detail').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const advertWatch = pgTable(
  'advert_watch',
  { workspaceId, isWanted: boolean('is_wanted').notNull().default(false) },
  (table) => [primaryKey({ columns: [table.workspaceId] })],
)
