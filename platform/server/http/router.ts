// The router: the dependencies that a handler needs to register its route, and the list of routes for tests.

import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '../../contract/endpoint.ts'
import type { Needed, UserType } from '../../rules/permissions.ts'
import type { Context, Services, SignedIn, Workspace } from '../context.ts'
import type { Language } from '../../rules/project-type.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Familiar } from '../session/familiar.ts'
import type { PersonLimits } from './person-limits.ts'
import type { Workspaces } from '../session/workspaces.ts'

/** `public` needs no session: its handler checks slug and token, or there is nothing to protect. */
export type Access = Needed | 'public'

export const accessWords = (access: Access): string => [access].flat().join(' or ')

export interface ServedEndpoint {
  endpoint: Endpoint
  access: Access
  isForOwners: boolean
  /** User types of signed-in callers. */
  userTypes: readonly UserType[]
  kind: 'json' | 'file' | 'upload' | 'stream'
  area: string
}

export interface Router {
  app: FastifyInstance
  services: Services
  workspaces: Workspaces
  familiar: Familiar
  limits: PersonLimits
  served: ServedEndpoint[]
  /** The built HTML page; null if there is no build. */
  page: () => Promise<string | null>
  /** The script that keeps input typed before the page's other scripts have loaded (`web/shell/keep-typing.ts`). */
  typing: () => Promise<string | null>
  /** The area whose routes are being registered. */
  area: string
}

/** The state of a request that is known before its handler runs. */
export interface Call {
  workspace: Workspace
  language: Language
  /** Network address of the caller. */
  address: string
  /** The request is a GET: opening a link changes nothing, even if a program opens all links. */
  isReading: boolean
  user: SignedIn | null
  /** Opened early for read-only calls. */
  transaction: Transaction | null
  /** Set while `user` is not yet confirmed: resolves to the confirmed user, or rejects if the session is refused. */
  confirmed: Promise<SignedIn> | null
  /** Audit entries to write right before the commit. */
  pendingAudit: Parameters<Context['record']>[0][]
}

declare module 'fastify' {
  interface FastifyRequest {
    call: Call | null
    /** From the language prefix of the URL. */
    addressLanguage: Language
  }
}
