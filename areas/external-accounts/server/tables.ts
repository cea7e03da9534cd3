// Tables of accounts of people of outside. Their name, e-mail address and password are in `staff_user`.

import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '#platform/server/session/tables.ts'
import { codeChannels } from '../rules/codes.ts'
import { linkPurposes } from '../rules/links.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const externalAccount = pgTable(
  'external_account',
  {
    workspaceId: uuid('workspace_id').notNull(),
    /** The same id as in `staff_user`. */
    id: uuid('id').notNull(),
    userSlug: text('user_slug').notNull(),
    company: text('company').notNull().default(''),
    /** E.164. */
    phone: text('phone'),
    emailVerifiedAt: moment('email_verified_at'),
    phoneVerifiedAt: moment('phone_verified_at'),
    consentedAt: moment('consented_at'),
    registeredAt: moment('registered_at'),
    lastUsedAt: moment('last_used_at'),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const externalAdmission = pgTable(
  'external_admission',
  {
    workspaceId: uuid('workspace_id').notNull(),
    accountId: uuid('account_id').notNull(),
    entranceId: uuid('entrance_id').notNull(),
    admittedAt: moment('admitted_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.accountId, table.entranceId] })],
)

export const externalLink = pgTable(
  'external_link',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    accountId: uuid('account_id').notNull(),
    purpose: text('purpose', { enum: linkPurposes }).notNull(),
    tokenHash: bytes('token_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const externalCode = pgTable(
  'external_code',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    accountId: uuid('account_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    phone: text('phone').notNull(),
    networkHash: bytes('network_hash').notNull(),
    channel: text('channel', { enum: codeChannels }).notNull(),
    codeHash: bytes('code_hash'),
    wrongChecks: integer('wrong_checks').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)
