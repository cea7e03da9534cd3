// Creates people: one with all fields, or several by e-mail address. Each gets a link to set a password.

import { and, eq, sql } from 'drizzle-orm'
import { freeUsername, mailInvitation } from '#areas/sign-in/server/public.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { Role } from '#platform/rules/permissions.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { fieldRefusal } from '#platform/server/app-error.ts'
import { staffUser } from '#platform/server/session/tables.ts'
import { mostAddedAtOnce } from '../contract/people.ts'
import { nameFromAddress } from '../rules/name-from-address.ts'
import { givableRoles } from '#areas/sign-in/rules/staff-can.ts'
import { personChoices } from './choices.ts'
import { joinTeams } from './membership.ts'
import type { PersonRow } from '#areas/sign-in/server/public.ts'
import { phoneIn } from './phone.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/people.ts'

export const getUserCreation = handler(contract.getUserCreation, { permission: 'admin' }, async (ctx) => ({
  choices: await personChoices(ctx),
}))
export const getUserAddition = handler(contract.getUserAddition, { permission: 'admin' }, async (ctx) => ({
  choices: await personChoices(ctx),
  most: mostAddedAtOnce,
}))

export const createUser = handler(contract.createUser, { permission: 'admin' }, async (ctx, { body }) => {
  assertRole(ctx, body.role)
  const made = await makePerson(ctx, { ...body, phone: phoneIn(body.phone) })
  if (!made) throw fieldRefusal('email', 'users_email_taken')
  return {
    id: made.id,
    notify: [{ type: 'success', title: ctx.t('users_created', { name: nameOf(made), email: made.email }) }],
  }
})

export const addUsers = handler(contract.addUsers, { permission: 'admin' }, async (ctx, { body }) => {
  assertRole(ctx, body.role)
  const known: string[] = []
  const addresses = [...new Set(body.emails.map((address) => address.toLowerCase()))]
  for (const address of addresses) {
    const { role, language, teams } = body
    const made = await makePerson(ctx, {
      ...nameFromAddress(address),
      email: address,
      phone: '',
      role,
      language,
      teams,
    })
    if (!made) known.push(address)
  }
  const added = addresses.length - known.length
  if (added === 0) throw fieldRefusal('emails', 'users_all_known')
  const title = ctx.t('users_added', { count: added })
  const description = ctx.t('users_added_known', { emails: known.join(', ') })
  return { added, known, notify: [{ type: 'success', title, ...(known.length > 0 && { description }) }] }
})

function assertRole(ctx: StaffContext, role: PersonRow['role']): void {
  if (!givableRoles(ctx.user, [role]).includes(role)) throw fieldRefusal('role', 'users_reason_superadmin_only')
}

type NewPerson = Omit<BodyOf<typeof contract.createUser>, 'phone'> & { phone: string }

async function makePerson(ctx: StaffContext, wanted: NewPerson): Promise<PersonRow | null> {
  const made = await makeLogin(ctx, wanted)
  if (made) await joinTeams(ctx, made.id, wanted.teams)
  return made
}

export type NewLogin = Omit<NewPerson, 'teams' | 'role'> & { role: Role }

/** Creates a login and mails the invitation. Null if the address is already in use in this project. */
export async function makeLogin(ctx: StaffContext, wanted: NewLogin): Promise<PersonRow | null> {
  if (await isTaken(ctx, wanted.email)) return null
  const [made] = await ctx.db
    .insert(staffUser)
    .values({
      workspaceId: ctx.workspace.id,
      id: newId(),
      email: wanted.email,
      username: await freeUsername(ctx, wanted.email),
      firstName: wanted.first_name,
      lastName: wanted.last_name,
      phone: wanted.phone || null,
      language: wanted.language,
      role: wanted.role,
      createdAt: ctx.now,
    })
    .onConflictDoNothing()
    .returning()
  if (!made) return null
  ctx.record({
    event: 'user.created',
    subject: { kind: 'user', id: made.id, title: nameOf(made) },
    changes: [
      { field: 'email', old: null, new: made.email },
      { field: 'role', old: null, new: made.role },
    ],
  })
  await mailInvitation(ctx, made)
  return made
}

export async function isTaken(ctx: StaffContext, address: string): Promise<boolean> {
  const [other] = await ctx.db
    .select({ id: staffUser.id })
    .from(staffUser)
    .where(
      and(
        eq(staffUser.workspaceId, ctx.workspace.id),
        eq(staffUser.userType, 'melon'),
        sql`lower(${staffUser.email}) = ${address.toLowerCase()}`,
      ),
    )
  return other !== undefined
}

const nameOf = ({ firstName, lastName }: PersonRow) => `${firstName} ${lastName}`
