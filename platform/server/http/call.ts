// Builds the context of a request: workspace, session, permission, transaction. Session and permission are checked
// before the body is read.

import { drizzle } from 'drizzle-orm/node-postgres'
import type { FastifyRequest } from 'fastify'
import type { PoolClient } from 'pg'
import { isPermitted } from '../../rules/permissions.ts'
import { tellChangeFollowers } from '../audit/change-followers.ts'
import { writeAudit, type AuditEntry } from '../audit/record.ts'
import type { Actor } from '../actor.ts'
import type { Context, Services, StaffContext, Workspace } from '../context.ts'
import { inWorkspace, openTransaction } from '../db/transaction.ts'
import { translatorFor } from '../i18n/texts.ts'
import type { Language } from '../../rules/project-type.ts'
import { hashOf } from '../ids.ts'
import { AppError } from '../app-error.ts'
import { bearerToken, noSession, sessionQuery, type SessionRow } from '../session/session.ts'
import { slugOfRequest } from '../session/workspaces.ts'
import type { Call, Router } from './router.ts'
import { beginReading, runReading, userOf, type Guard } from './reading.ts'

/**
 * Opens a call without a session. An archived workspace refuses it unless `servesArchived` is set, for endpoints that
 * report the archived state.
 */
export async function beginPublicCall(
  router: Router,
  request: FastifyRequest,
  { servesArchived = false } = {},
): Promise<Call> {
  const header = request.headers['tenant-name']
  const slug = slugOfRequest(
    request.host,
    Array.isArray(header) ? header[0] : header,
    router.services.config.publicHost,
  )
  const workspace = await router.workspaces.look(slug)
  if (!workspace) throw new AppError('shell_workspace_not_known', { status: 404, values: { name: slug } })
  if (workspace.isArchived && !servesArchived) throw new AppError('shell_workspace_is_archived', { status: 403 })
  const nobody = { user: null, transaction: null, confirmed: null }
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  const from = { language: request.addressLanguage, address: request.ip || '' }
  const call: Call = { workspace, ...from, isReading, ...nobody, pendingAudit: [] }
  request.call = call
  return call
}

/** Opens the call of a signed-in person; a read-only call reuses the transaction in which its session was found. */
export async function beginSignedInCall(router: Router, request: FastifyRequest, guard: Guard): Promise<void> {
  await findSession(router, request, guard)
  try {
    await router.limits.countCall(request)
  } catch (error) {
    await request.call?.transaction?.rollback()
    throw error
  }
}

async function findSession(router: Router, request: FastifyRequest, guard: Guard): Promise<void> {
  const token = bearerToken(request.headers.authorization)
  const call = await beginPublicCall(router, request, { servesArchived: true })
  if (call.workspace.isArchived) throw noSession()
  const tokenHash = hashOf(token)
  if (request.method === 'GET') return beginReading(router, call, { tokenHash, guard })
  const { pool } = router.services
  const beginning = { readOnly: false, first: sessionQuery(tokenHash) }
  const { transaction, first } = await openTransaction<SessionRow>(pool, call.workspace.id, beginning)
  await transaction.rollback()
  call.user = await userOf(router, call, { row: first.rows[0], guard })
}

/**
 * Runs the handler in the call's transaction, writes its audit entries last and commits before the response is sent.
 */
export async function runInCall<Result>(
  router: Router,
  call: Call,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  if (call.transaction) return runReading(router, call, work)
  const inCall = async (client: PoolClient) => {
    const result = await work(client).catch(keptRefusal)
    await tellChangeFollowers(publicContext(router, call, client), call.pendingAudit)
    await writeAudit(client, auditWorld(router.services, call), call.pendingAudit)
    return result
  }
  const outcome = await inWorkspace(router.services.pool, call.workspace.id, inCall, { readOnly: call.isReading })
  if (outcome instanceof AppError) throw outcome
  return outcome
}

/** Allows the commit for a refusal that keeps its writes; any other error rolls the transaction back. */
function keptRefusal(error: unknown): AppError {
  if (error instanceof AppError && error.details.keepsWrites) return error
  throw error
}

export const auditWorld = (services: Services, call: Call) => ({
  workspaceId: call.workspace.id,
  actor: actorOf(call),
  now: services.clock(),
  secrets: services.secrets,
})

const actorOf = (call: Call): Actor =>
  call.user
    ? { kind: 'user', id: call.user.id, name: `${call.user.firstName} ${call.user.lastName}` }
    : { kind: 'applicant', id: null, name: '' }

export function staffContext(router: Router, call: Call, client: PoolClient): StaffContext {
  const { user } = call
  if (!user) throw noSession()
  return { ...publicContext(router, call, client), user, can: (permission) => isPermitted(user, permission) }
}

export function publicContext(router: Router, call: Call, client: PoolClient): Context {
  return makeContext(router.services, {
    workspace: call.workspace,
    language: call.language,
    address: call.address,
    actor: actorOf(call),
    client,
    record: (entry) => void call.pendingAudit.push(entry),
    asksNoMore: () => void call.transaction?.rollback(),
  })
}

interface Surroundings {
  workspace: Workspace
  language: Language
  /** Network address of the caller; jobs and tools have none. */
  address?: string
  actor: Actor
  client: PoolClient
  record: (entry: AuditEntry) => void
  asksNoMore?: () => void
}

const nothing = () => {}

export function makeContext(services: Services, surroundings: Surroundings): Context {
  const { workspace, language, address = '', actor, client, record, asksNoMore = nothing } = surroundings
  return {
    services,
    workspace,
    language,
    address,
    actor,
    client,
    record,
    asksNoMore,
    now: services.clock(),
    db: typedQueriesOf(client),
    t: translatorFor(language, workspace.projectType),
    enqueue: (job, data, options = {}) =>
      services.jobs.enqueue(client, job, { workspaceId: workspace.id, data, options }),
    linkTo: (path) => linkTo(services, workspace, path),
  }
}

const typedQueries = new WeakMap<PoolClient, Context['db']>()

/** Created once per connection, because it holds no request data. */
function typedQueriesOf(client: PoolClient): Context['db'] {
  const known = typedQueries.get(client)
  if (known) return known
  const made = drizzle({ client })
  typedQueries.set(client, made)
  return made
}

/** URLs behind a proxy have no port; a plain `npm start` includes its own. */
function linkTo(services: Services, workspace: Workspace, path: string): string {
  const { publicHost, port, publicScheme } = services.config
  const place = publicScheme === 'https' ? '' : `:${port}`
  return `${publicScheme}://${workspace.slug}.${publicHost}${place}${path}`
}
