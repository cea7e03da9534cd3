// The contexts that handlers use: services (one set per process) and the request's own data (one workspace, one
// transaction).

import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#app/config.ts'
import type { Feature, Permission, Role, UserType } from '../rules/permissions.ts'
import type { Language, ProjectType, Theme } from '../rules/project-type.ts'
import type { Actor } from './actor.ts'
import type { AuditEntry } from './audit/record.ts'
import type { Clock } from './clock.ts'
import type { FileStore } from './files/file-store.ts'
import type { Translate } from './i18n/texts.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { LiveHub } from './live/hub.ts'
import type { MailSender } from './mail/mail-sender.ts'
import type { RegistryShape } from './records/registry.ts'
import type { SecretBox } from './secret-box.ts'
import type { Workers } from './workers/workers.ts'

export interface Services {
  config: Config
  pool: Pool
  jobs: Jobs
  files: FileStore
  mail: MailSender
  live: LiveHub
  workers: Workers
  secrets: SecretBox
  clock: Clock
  log: FastifyBaseLogger
  /** Record kinds that the areas declare. */
  records: RegistryShape<Context, StaffContext>
}

export interface Workspace {
  id: string
  slug: string
  name: string
  projectType: ProjectType
  theme: Theme
  features: Feature[]
  languages: Language[]
  currency: string
  formTemplate: 'default' | 'lsz'
  isArchived: boolean
  isDemo: boolean
}

export interface Context {
  services: Services
  workspace: Workspace
  language: Language
  actor: Actor
  /** Network address of the caller; empty for jobs and tools. */
  address: string
  now: Date
  /** Typed queries in this request's transaction. */
  db: NodePgDatabase
  /** The same transaction for hand-written SQL. */
  client: PoolClient
  t: Translate
  /** Declares that a read-only call has sent its last query: its transaction then ends before the response is sent. */
  asksNoMore(): void
  /** Adds an audit entry to this transaction. */
  record(entry: AuditEntry): void
  /** Adds a job to this transaction: it runs after the commit, and never if the transaction is rolled back. */
  enqueue(job: string, data: object, options?: { startAfter?: Date; singletonKey?: string }): Promise<void>
  /** Absolute URL of a page of this workspace, such as `/action/…/offer-form`. */
  linkTo(path: string): string
}

export interface SignedIn {
  id: string
  sessionId: string
  email: string
  username: string
  firstName: string
  lastName: string
  language: Language
  role: Role
  userType: UserType
  permissions: Permission[]
  features: Feature[]
}

export interface StaffContext extends Context {
  user: SignedIn
  can(permission: Permission): boolean
}
