// Identifies the caller: looks up the bearer token by its hash, together with the person and the role's current
// permissions.

import { hash } from 'node:crypto'
import type { Pool, QueryConfig } from 'pg'
import { defaultPermissions } from '../../rules/default-permissions.ts'
import {
  backOffice,
  admits,
  judge,
  mustSignOut,
  type Needed,
  type Permission,
  type Role,
  type UserType,
} from '../../rules/permissions.ts'
import type { Language } from '../../rules/project-type.ts'
import { idleSessionHours, longestSessionDays } from '../../rules/session-length.ts'
import type { SignedIn, Workspace } from '../context.ts'
import { inWorkspace } from '../db/transaction.ts'
import { AppError } from '../app-error.ts'

/** Milliseconds. */
export const sessionLength = idleSessionHours * 60 * 60 * 1000
const longestInSeconds = longestSessionDays * 24 * 60 * 60
const touchEvery = 5 * 60 * 1000

export interface SessionRow {
  session_id: string
  awaits_second_factor: boolean
  last_used_at: Date
  user_id: string
  email: string
  username: string
  first_name: string
  last_name: string
  language: Language
  role: Role
  user_type: UserType
  permissions: Permission[] | null
}

export const sessionQuery = (tokenHash: Buffer): QueryConfig => ({
  name: 'find-session',
  text: `select s.id as session_id, s.awaits_second_factor, s.last_used_at, u.id as user_id, u.email, u.username,
      u.first_name, u.last_name, u.language, u.role, u.user_type, r.permissions
    from session s
    join staff_user u on u.workspace_id = s.workspace_id and u.id = s.user_id and u.is_active
    left join role_permission r on r.workspace_id = u.workspace_id and r.role = u.role
    where s.workspace_id = current_workspace() and s.token_hash = $1 and s.revoked_at is null and s.expires_at > now()
      and s.created_at > now() - make_interval(secs => ${longestInSeconds})`,
  values: [tokenHash],
})

export const noSession = () => new AppError('shell_please_sign_in', { status: 401 })

/** Returns the token of `Authorization: Bearer …`; throws if there is none. */
export function bearerToken(authorization: string | undefined): string {
  const [scheme, token] = authorization?.split(' ') ?? []
  if (scheme?.toLowerCase() !== 'bearer' || !token || token.length > 200) throw noSession()
  return token
}

export function signedInFrom(row: SessionRow | undefined, workspace: Workspace): SignedIn {
  if (!row || row.awaits_second_factor) throw noSession()
  const user: SignedIn = {
    id: row.user_id,
    sessionId: row.session_id,
    email: row.email,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    language: row.language,
    role: row.role,
    userType: row.user_type,
    permissions: row.permissions ?? defaultPermissions[row.role],
    features: workspace.features,
  }
  if (mustSignOut(user)) throw noSession()
  return user
}

const standings = new WeakMap<SignedIn, string>()

/**
 * Digest of role, permissions and features; when it changes in a response, the browser knows that its menu is
 * outdated.
 */
export function standingOf(user: SignedIn): string {
  const known = standings.get(user)
  if (known !== undefined) return known
  const standing = hash('md5', [user.role, ...user.permissions, ...user.features].join(' '), 'base64url')
  standings.set(user, standing)
  return standing
}

/** Access to a call. */
export interface Guard {
  permission: Needed
  /** The back office alone if absent. */
  userTypes?: readonly UserType[] | undefined
  /** True if owners of objects may call it, too. */
  isForOwners?: boolean | undefined
}

export const mayPass = (user: SignedIn, guard: Guard): boolean =>
  (guard.userTypes ?? backOffice).includes(user.userType) && admits(user, guard)

export function requirePermission(user: SignedIn, guard: Guard): void {
  if (mayPass(user, guard)) return
  const [permission = 'permit'] = [guard.permission].flat()
  const { because } = judge(user, permission)
  if (because === 'project_sells') throw new AppError('general_reason_project_sells', { status: 403 })
  throw new AppError('shell_access_denied', { status: 403, values: { permission } })
}

/** Extends a session in use, at most every five minutes, so that most reads do not write. */
export async function touchSession(pool: Pool, workspaceId: string, row: SessionRow): Promise<void> {
  if (Date.now() - row.last_used_at.getTime() < touchEvery) return
  await inWorkspace(pool, workspaceId, (client) =>
    client.query(
      `update session set last_used_at = now(),
         expires_at = least(now() + make_interval(secs => $2), created_at + make_interval(secs => $3))
       where workspace_id = current_workspace() and id = $1 and revoked_at is null`,
      [row.session_id, sessionLength / 1000, longestInSeconds],
    ),
  )
}
