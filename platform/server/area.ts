// Everything that an area registers on the server: handlers, jobs, record kinds and extensions.

import type { Context } from './context.ts'
import type { Extension } from './extension-point.ts'
import type { Router } from './http/router.ts'
import type { HandlerModule } from './http/handler.ts'
import type { MailFollowUp, RecordKind, RecordPart } from './records/record-kind.ts'

/**
 * Runs in a transaction of the job's workspace. May return work to be done after the commit, so that no transaction is open while
 * something takes long; the job is repeated if that work fails.
 */
export type AreaJobHandler = (ctx: Context, data: unknown) => Promise<(() => Promise<void>) | void>

export interface ServerArea {
  name: string
  /** The modules whose exported handlers become routes. */
  handlers?: readonly HandlerModule[]
  /** Routes without a contract: pages, and webhooks of other programs. */
  open?(router: Router): void
  jobs?: Record<string, AreaJobHandler>
  /** Names of the area's jobs that run each night in every workspace, without data. */
  nightly?: readonly string[]
  /** The area's record kinds that have mails. */
  recordKinds?: readonly RecordKind[]
  /** Data that the area stores about records of a lower area. */
  recordParts?: readonly RecordPart[]
  mailFollowUps?: readonly MailFollowUp[]
  /** Runs before the mail threads of these records are deleted. */
  beforeThreadsGo?: (ctx: Context, recordIds: readonly string[]) => Promise<void>
  /** Contributions to lower areas and to the platform. */
  extensions?: readonly Extension[]
  /** Started in processes that run jobs; returns a function that stops the services. */
  backgroundServices?: (router: Pick<Router, 'services' | 'workspaces'>) => () => Promise<void>
}
