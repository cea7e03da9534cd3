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
  /** Routes without a contract: pages, and what other programs post. */
  open?(router: Router): void
  jobs?: Record<string, AreaJobHandler>
  /** Those of its jobs that run each night in every workspace, without data. */
  nightly?: readonly string[]
  /** Its records that have mails. */
  recordKinds?: readonly RecordKind[]
  /** Data that it keeps of records of a lower area. */
  recordParts?: readonly RecordPart[]
  mailFollowUps?: readonly MailFollowUp[]
  /** Runs before the threads of these records and their mails are deleted. */
  beforeThreadsGo?: (ctx: Context, recordIds: readonly string[]) => Promise<void>
  /** Contributions to lower areas and to the platform. */
  extensions?: readonly Extension[]
  /** Started while this process works on jobs; returns the function that ends them. */
  backgroundServices?: (router: Pick<Router, 'services' | 'workspaces'>) => () => Promise<void>
}
