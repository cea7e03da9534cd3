// Tables of workspaces, staff and sessions.

import {
  bigint,
  boolean,
  customType,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { boughtFeatures, permissions, roles, userTypes } from '../../rules/permissions.ts'
import { languages, projectTypes, themes } from '../../rules/project-type.ts'

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const workspace = pgTable('workspace', {
  id: uuid('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  projectType: text('project_type', { enum: projectTypes }).notNull(),
  theme: text('theme', { enum: themes }).notNull(),
  features: text('features', { enum: boughtFeatures }).array().notNull().default([]),
  languages: text('languages', { enum: languages }).array().notNull().default(['de', 'fr']),
  currency: text('currency').notNull().default('CHF'),
  formTemplate: text('form_template', { enum: ['default', 'lsz'] })
    .notNull()
    .default('default'),
  isArchived: boolean('is_archived').notNull().default(false),
  isDemo: boolean('is_demo').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const projectSetting = pgTable(
  'project_setting',
  {
    workspaceId: uuid('workspace_id').notNull(),
    key: text('key').notNull(),
    value: jsonb('value').notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.key] })],
)

export const numberSequence = pgTable(
  'number_sequence',
  {
    workspaceId: uuid('workspace_id').notNull(),
    name: text('name').notNull(),
    last: bigint('last', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.name] })],
)

export const staffUser = pgTable(
  'staff_user',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    userType: text('user_type', { enum: userTypes }).notNull().default('melon'),
    email: text('email').notNull(),
    username: text('username').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone'),
    language: text('language', { enum: languages }).notNull().default('de'),
    role: text('role', { enum: roles }).notNull(),
    passwordHash: text('password_hash'),
    totpSecret: text('totp_secret'),
    totpConfirmedAt: moment('totp_confirmed_at'),
    totpLastStep: bigint('totp_last_step', { mode: 'number' }),
    recoveryCodeHashes: text('recovery_code_hashes').array().notNull().default([]),
    ssoSubject: text('sso_subject'),
    notificationSettings: jsonb('notification_settings').notNull().default({}),
    preferences: jsonb('preferences').notNull().default({}),
    isActive: boolean('is_active').notNull().default(true),
    /** Set when the login is deleted; the name stays for the history of the person's decisions. */
    deletedAt: moment('deleted_at'),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const rolePermission = pgTable(
  'role_permission',
  {
    workspaceId: uuid('workspace_id').notNull(),
    role: text('role', { enum: roles }).notNull(),
    permissions: text('permissions', { enum: permissions }).array().notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.role] })],
)

export const session = pgTable(
  'session',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    tokenHash: bytes('token_hash').notNull(),
    awaitsSecondFactor: boolean('awaits_second_factor').notNull().default(false),
    wrongCodes: integer('wrong_codes').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    userAgent: text('user_agent'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)
