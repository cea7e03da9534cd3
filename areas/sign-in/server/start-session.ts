// Starts a session: after the password or single sign-on, complete or awaiting the second factor.

import { and, eq, lt } from 'drizzle-orm'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { SessionUser } from '#platform/contract/session.ts'
import type { Context, SignedIn } from '#platform/server/context.ts'
import { hashOf } from '#platform/server/ids.ts'
import { sessionLength, sessionQuery, signedInFrom, type SessionRow } from '#platform/server/session/session.ts'
import { session } from '#platform/server/session/tables.ts'
import type { login } from '../contract/login.ts'
import { mailAboutNewDevice } from './account-mails.ts'
import { completeHalfSession, insertSession, type HalfSession } from './half-sessions.ts'
import { deviceMarkFor } from './known-device.ts'
import { actorOf, subjectOf, type StaffUser } from './people.ts'

const timeForSecondFactor = 10 * 60 * 1000
const keptAfterEnd = 30 * 24 * 60 * 60 * 1000

interface Arrival {
  by: 'password' | 'azure' | 'oidc'
  device: string | undefined
  /** Known-device marks sent by the browser. */
  deviceMarks: readonly string[]
  /** The provider has checked a second factor, so ours is skipped. */
  didSecondFactor: boolean
}

export type Answer = ResponseOf<typeof login>

export async function startSession(ctx: Context, person: StaffUser, arrival: Arrival): Promise<Answer> {
  const needsSecondFactor = person.totpConfirmedAt !== null && !arrival.didSecondFactor
  await forgetOldSessions(ctx, person)
  if (!needsSecondFactor) await mailAboutNewDevice(ctx, person, arrival.device)
  const { token } = await insertSession(ctx, {
    userId: person.id,
    userAgent: arrival.device ?? null,
    isHalf: needsSecondFactor,
    lasts: needsSecondFactor ? timeForSecondFactor : sessionLength,
  })
  if (needsSecondFactor) return { token, needs_second_factor: true, user: null, device_mark: null }
  ctx.record({
    event: 'session.started',
    subject: subjectOf(person),
    actor: actorOf(person),
    changes: [{ field: 'by', old: null, new: arrival.by }],
  })
  return signedInAnswer(ctx, token, deviceMarkFor(ctx, person, arrival.deviceMarks))
}

/** Second factor accepted: the session becomes complete and gets a new token. */
export async function completeSession(
  ctx: Context,
  person: StaffUser,
  { half, deviceMarks }: { half: HalfSession; deviceMarks: readonly string[] },
): Promise<Answer> {
  await mailAboutNewDevice(ctx, person, half.userAgent ?? undefined)
  const token = await completeHalfSession(ctx, half)
  return signedInAnswer(ctx, token, deviceMarkFor(ctx, person, deviceMarks))
}

/** Reads the new session like every later call, so that people without access are refused now. */
async function signedInAnswer(ctx: Context, token: string, deviceMark: string): Promise<Answer> {
  return { token, needs_second_factor: false, user: await signedInUser(ctx, token), device_mark: deviceMark }
}

/** Person of a session that has just begun. */
export async function signedInUser(ctx: Context, token: string): Promise<SessionUser> {
  const { rows } = await ctx.client.query<SessionRow>(sessionQuery(hashOf(token)))
  return sessionUserOf(signedInFrom(rows[0], ctx.workspace))
}

const sessionUserOf = (user: SignedIn): SessionUser => ({
  id: user.id,
  first_name: user.firstName,
  last_name: user.lastName,
  name: `${user.firstName} ${user.lastName}`,
  email: user.email,
  username: user.username,
  role: user.role,
  permissions: user.permissions,
  features: user.features,
  userType: user.userType,
  language: user.language,
})

async function forgetOldSessions(ctx: Context, person: StaffUser): Promise<void> {
  const longOver = lt(session.expiresAt, new Date(ctx.now.getTime() - keptAfterEnd))
  await ctx.db
    .delete(session)
    .where(and(eq(session.workspaceId, ctx.workspace.id), eq(session.userId, person.id), longOver))
}
