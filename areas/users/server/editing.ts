// Reads and changes one person, for administrators.

import { and, count, eq, gt, isNull, max } from 'drizzle-orm'
import { changesBetween, readSettingHistory } from '#areas/project-settings/server/public.ts'
import {
  acceptsPasswords,
  revokeSessions,
  lockPerson,
  peopleHere,
  type PersonRow,
} from '#areas/sign-in/server/public.ts'
import { isStaffRole, roleAfterUpdate, staffRoles } from '#platform/rules/permissions.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { fieldRefusal, AppError, notFound, staleVersion } from '#platform/server/app-error.ts'
import { session, staffUser } from '#platform/server/session/tables.ts'
import type { UserData } from '../contract/people.ts'
import { refuseDeactivation, refuseDeletion, refuseRoleChange, refuseTouching } from '#areas/sign-in/rules/staff-can.ts'
import { personChoices } from './choices.ts'
import { isTaken } from './creation.ts'
import { joinTeams, teamNames, teamsOf } from './membership.ts'
import { findPerson, otherAdminsThan, stateOf } from './person-row.ts'
import { phoneIn } from './phone.ts'
import { answersFor } from './why.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/people.ts'

export const getUser = handler(contract.getUser, { permission: 'admin' }, async (ctx, { params }) => {
  const person = await findPerson(ctx, params.id)
  const others = await otherAdminsThan(ctx, person.id)
  const choices = await personChoices(ctx)
  const standing = { ...person, otherAdmins: others.length }
  const [first] = staffRoles.filter((role) => role !== person.role && role !== 'superadmin' && role !== 'admin')
  const said = (reason: string | null) => reason && ctx.t(reason)
  const names = await teamNames(ctx)
  return {
    id: person.id,
    version: person.version,
    data: await dataOf(ctx, person),
    username: person.username,
    state: stateOf(person),
    isOneself: person.id === ctx.user.id,
    choices: { ...choices, roles: withOwn(ctx, choices.roles, person) },
    locks: {
      edit: said(refuseTouching(standing, ctx.user)),
      role: said(first ? refuseRoleChange(standing, ctx.user, first) : null),
      is_active: said(refuseDeactivation(standing, ctx.user)),
      delete: said(refuseDeletion(standing, ctx.user)),
      reset: said(await refuseReset(ctx, person)),
    },
    facts: { ...(await sessionsOf(ctx, person)), ...factsOf(person) },
    why: await answersFor(ctx, person, others),
    history: await readSettingHistory(ctx, {
      kind: 'user',
      id: person.id,
      without: 'sign_in.',
      fields: 'users_field_',
      words: (field, value) => {
        if (field === 'role') return ctx.t(`users_role_${String(value)}`)
        if (field === 'by' && ways.has(String(value))) return ctx.t(`users_way_${String(value)}`)
        if (field === 'language') return ctx.t(`shell_language_${String(value)}`)
        return field === 'teams' ? (names.get(String(value)) ?? '–') : undefined
      },
    }),
  }
})

/** Sign-in methods with a text of their own; a provider is shown by its name. */
const ways = new Set(['password', 'app', 'recovery'])

/** Also list the current role, even if the user could not assign it. */
const withOwn = (ctx: StaffContext, given: { value: string; displayName: string }[], { role }: PersonRow) =>
  given.some(({ value }) => value === role)
    ? given
    : [{ value: role, displayName: ctx.t(`users_role_${role}`) }, ...given]

export async function refuseReset(ctx: StaffContext, person: PersonRow): Promise<string | null> {
  const touching = refuseTouching({ ...person, otherAdmins: 0 }, ctx.user)
  if (touching) return touching
  if (!person.isActive) return 'users_reason_inactive'
  return (await acceptsPasswords(ctx)) ? null : 'users_reason_no_passwords'
}

export async function sessionsOf(ctx: StaffContext, { id }: PersonRow) {
  const own = and(eq(session.workspaceId, ctx.workspace.id), eq(session.userId, id))
  const [seen] = await ctx.db
    .select({ at: max(session.lastUsedAt) })
    .from(session)
    .where(own)
  const [running] = await ctx.db
    .select({ sessions: count() })
    .from(session)
    .where(and(own, isNull(session.revokedAt), gt(session.expiresAt, ctx.now), eq(session.awaitsSecondFactor, false)))
  return { lastSeenAt: seen?.at?.toISOString() ?? null, sessions: running?.sessions ?? 0 }
}

const factsOf = ({ createdAt, totpConfirmedAt, ssoSubject }: PersonRow) => ({
  createdAt: createdAt.toISOString(),
  twoFactor: totpConfirmedAt !== null,
  singleSignOn: ssoSubject !== null,
})

async function dataOf(ctx: StaffContext, person: PersonRow): Promise<UserData> {
  if (!isStaffRole(person.role)) throw notFound('users_not_found')
  return {
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email,
    phone: person.phone ?? '',
    language: person.language,
    role: person.role,
    is_active: person.isActive,
    teams: await teamsOf(ctx, person.id),
  }
}

export const saveUser = handler(contract.saveUser, { permission: 'admin' }, async (ctx, { params, body }) => {
  const { person, otherAdmins } = await lockPerson(ctx, params.id)
  const { version: seen, ...sent } = body
  const wanted = { ...sent, phone: phoneIn(sent.phone), role: roleAfterUpdate(person.role, sent.role) }
  const before = await dataOf(ctx, person)
  const changes = changesBetween(
    { ...before, teams: before.teams.toSorted() },
    { ...wanted, teams: wanted.teams.toSorted() },
  )
  if (changes.length === 0) return { version: person.version }
  insistOn(ctx, { ...person, otherAdmins }, wanted)
  if (person.version !== seen) throw staleVersion({ version: person.version, data: before })
  if (wanted.email.toLowerCase() !== before.email.toLowerCase() && (await isTaken(ctx, wanted.email))) {
    throw fieldRefusal('email', 'users_email_taken')
  }
  const [saved] = await ctx.db
    .update(staffUser)
    .set({
      firstName: wanted.first_name,
      lastName: wanted.last_name,
      email: wanted.email,
      phone: wanted.phone || null,
      language: wanted.language,
      role: wanted.role,
      isActive: wanted.is_active,
      version: seen + 1,
    })
    .where(and(peopleHere(ctx), eq(staffUser.id, person.id), eq(staffUser.version, seen)))
    .returning({ version: staffUser.version })
  if (!saved) throw staleVersion({ version: person.version, data: before })
  await joinTeams(ctx, person.id, wanted.teams)
  if (!wanted.is_active) await revokeSessions(ctx, person.id, { but: null })
  const title = `${wanted.first_name} ${wanted.last_name}`
  ctx.record({ event: 'user.changed', subject: { kind: 'user', id: person.id, title }, changes })
  return { version: saved.version, notify: [{ type: 'success', title: ctx.t('users_saved', { name: title }) }] }
})

function insistOn(ctx: StaffContext, standing: PersonRow & { otherAdmins: number }, wanted: UserData): void {
  const touching = refuseTouching(standing, ctx.user)
  if (touching) throw new AppError(touching)
  const role = refuseRoleChange(standing, ctx.user, wanted.role)
  if (role) throw fieldRefusal('role', role)
  const activity = standing.isActive && !wanted.is_active ? refuseDeactivation(standing, ctx.user) : null
  if (activity) throw fieldRefusal('is_active', activity)
}
