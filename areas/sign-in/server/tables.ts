// Tables for protecting the sign-in: password links, failure counters, and pending single sign-ons.

import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '#platform/server/session/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const passwordReset = pgTable(
  'password_reset',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    tokenHash: bytes('token_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const signInAttempt = pgTable(
  'sign_in_attempt',
  {
    workspaceId: uuid('workspace_id').notNull(),
    accountHash: bytes('account_hash').notNull(),
    failures: integer('failures').notNull(),
    lastFailedAt: moment('last_failed_at').notNull(),
    waitUntil: moment('wait_until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.accountHash] })],
)

export const ssoRound = pgTable(
  'sso_round',
  {
    workspaceId: uuid('workspace_id').notNull(),
    stateHash: bytes('state_hash').notNull(),
    provider: text('provider', { enum: ['azure', 'oidc'] }).notNull(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    redirectUri: text('redirect_uri').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.stateHash] })],
)
