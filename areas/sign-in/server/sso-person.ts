// Finds the person of an identity; links or creates one if the settings allow it.

import { and, eq, isNull, sql } from 'drizzle-orm'
import { refuseFollowing } from '../rules/staff-can.ts'
import { lockPerson } from './held-person.ts'
import { staffRoles, type Role } from '#platform/rules/permissions.ts'
import { isLanguage } from '#platform/rules/project-type.ts'
import type { Context } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { AppError } from '#platform/server/app-error.ts'
import { staffUser } from '#platform/server/session/tables.ts'
import { roleAfterSignIn, roleFrom, welcome, type Identity } from '../rules/single-sign-on.ts'
import { usernameFrom } from '../rules/username.ts'
import { actorOf, isThisPerson, lookPersonByEmail, lookPersonBySubject, subjectOf, type StaffUser } from './people.ts'
import type { Provider } from './sso-provider.ts'

export async function findOrWelcome(ctx: Context, identity: Identity, provider: Provider): Promise<StaffUser> {
  const bySubject = await lookPersonBySubject(ctx, identity.subject)
  const byEmail = identity.email === null ? null : await lookPersonByEmail(ctx, identity.email)
  const decision = welcome(identity, { bySubject, byEmail }, provider.admission)
  if ('refusedFor' in decision) return refuse(ctx, provider, decision.refusedFor)
  const role = roleFrom(identity.roles, provider.roles)
  if (decision.as === 'linked' && byEmail) return followRole(ctx, await link(ctx, byEmail, identity), role)
  if (decision.as === 'new') return create(ctx, identity, { provider, role })
  return bySubject ? followRole(ctx, bySubject, role) : refuse(ctx, provider, 'sign_in_sso_user_unknown')
}

function refuse(ctx: Context, provider: Provider, key: string): never {
  ctx.record({
    event: 'sign_in.failed',
    subject: { kind: 'workspace', id: ctx.workspace.id, title: ctx.workspace.name },
    changes: [{ field: 'by', old: null, new: provider.name }],
    cause: key,
  })
  throw new AppError(key, { status: 401, keepsWrites: true })
}

async function link(ctx: Context, person: StaffUser, { subject }: Identity): Promise<StaffUser> {
  const [linked] = await ctx.db
    .update(staffUser)
    .set({ ssoSubject: subject })
    .where(and(isThisPerson(person), isNull(staffUser.ssoSubject)))
    .returning()
  if (!linked) throw new AppError('sign_in_sso_linked_to_another', { status: 401, keepsWrites: true })
  ctx.record({ event: 'user.linked', subject: subjectOf(linked), actor: actorOf(linked) })
  return linked
}

/** The provider's role is applied at each sign-in; if none of its roles is mapped, the role stays. */
async function followRole(ctx: Context, person: StaffUser, meant: Role | null): Promise<StaffUser> {
  const role = roleAfterSignIn(person.role, meant)
  if (role === person.role) return person
  const { otherAdmins } = await lockPerson(ctx, person.id)
  const reason = refuseFollowing({ ...person, otherAdmins }, role)
  if (reason) return stayAsTheyAre(ctx, person, { role, reason })
  const [changed] = await ctx.db
    .update(staffUser)
    .set({ role, version: person.version + 1 })
    .where(and(isThisPerson(person), eq(staffUser.version, person.version)))
    .returning()
  // Another request changed this person meanwhile; the next sign-in updates the role.
  if (!changed) return person
  ctx.record({
    event: 'user.role_followed',
    subject: subjectOf(changed),
    changes: [{ field: 'role', old: person.role, new: role }],
    actor: { kind: 'system', id: null, name: 'Quartier' },
    cause: 'single sign-on',
  })
  return changed
}

/** The person is signed in with the old role; the audit records the requested role and why it was not applied. */
function stayAsTheyAre(ctx: Context, person: StaffUser, { role, reason }: { role: Role; reason: string }): StaffUser {
  ctx.record({
    event: 'user.role_not_followed',
    subject: subjectOf(person),
    changes: [{ field: 'role', old: role, new: person.role }],
    actor: { kind: 'system', id: null, name: 'Quartier' },
    cause: reason,
  })
  return person
}

interface Newcomer {
  provider: Provider
  /** Role according to the provider; null if it sends no known role. */
  role: Role | null
}

async function create(ctx: Context, identity: Identity, { provider, role }: Newcomer): Promise<StaffUser> {
  const email = identity.email ?? ''
  const [language = 'de'] = ctx.workspace.languages
  const [made] = await ctx.db
    .insert(staffUser)
    .values({
      workspaceId: ctx.workspace.id,
      id: newId(),
      email,
      username: await freeUsername(ctx, email),
      firstName: identity.firstName || usernameFrom(email),
      lastName: identity.lastName,
      language: isLanguage(identity.language) ? identity.language : language,
      role: role ?? staffRoles.find((one) => one === provider.defaultRole) ?? 'user',
      ssoSubject: identity.subject,
    })
    .returning()
  if (!made) throw new AppError('sign_in_sso_failed', { status: 401, keepsWrites: true })
  ctx.record({ event: 'user.created', subject: subjectOf(made), actor: actorOf(made), cause: 'single sign-on' })
  return made
}

/** Derives a user name from the address; a suffix makes it unique. */
export async function freeUsername(ctx: Context, email: string): Promise<string> {
  const wanted = usernameFrom(email)
  const [taken] = await ctx.db
    .select({ id: staffUser.id })
    .from(staffUser)
    .where(
      sql`${staffUser.workspaceId} = ${ctx.workspace.id} and lower(${staffUser.username}) = ${wanted.toLowerCase()}`,
    )
  return taken ? usernameFrom(email, `.${newId().slice(-6)}`) : wanted
}
