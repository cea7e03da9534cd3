// The router: everything a handler needs to register its route, and the list of routes that tests walk.

import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '../../contract/endpoint.ts'
import type { Needed } from '../../rules/permissions.ts'
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
  /** The built page of the web; null when there is none. */
  page: () => Promise<string | null>
  /** The script that keeps what is typed on a page before its others have come (`web/shell/keep-typing.ts`). */
  typing: () => Promise<string | null>
  /** The area whose routes are being opened. */
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
  /** Open already for calls that only read. */
  transaction: Transaction | null
  /** While `user` is only a guess: who it is, or why there is no answer for them. */
  confirmed: Promise<SignedIn> | null
  /** Entries to be written right before the commit. */
  pendingAudit: Parameters<Context['record']>[0][]
}

declare module 'fastify' {
  interface FastifyRequest {
    call: Call | null
    /** Set by the language prefix of the address. */
    addressLanguage: Language
  }
}
