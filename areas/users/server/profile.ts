// Reads and saves the profile of the signed-in person.

import { and, eq, ne, sql } from 'drizzle-orm'
import { usernameProblem } from '#areas/sign-in/rules/username.ts'
import type { ResponseOf, BodyOf } from '#platform/contract/endpoint.ts'
import type { Change } from '#platform/server/audit/record.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { fieldRefusal, notFound, staleVersion } from '#platform/server/app-error.ts'
import { staffUser } from '#platform/server/session/tables.ts'
import { phoneIn } from './phone.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/profile.ts'

type Profile = ResponseOf<typeof contract.getOwnProfile>
type Body = BodyOf<typeof contract.saveOwnProfile>

const own = (ctx: StaffContext) => and(eq(staffUser.workspaceId, ctx.workspace.id), eq(staffUser.id, ctx.user.id))

export async function readOwnProfile(ctx: StaffContext): Promise<Profile> {
  const [person] = await ctx.db.select().from(staffUser).where(own(ctx))
  if (!person) throw notFound()
  return {
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email,
    username: person.username,
    phone: person.phone ?? '',
    language: person.language,
    role: person.role,
    version: person.version,
  }
}

export const getOwnProfile = handler(
  contract.getOwnProfile,
  { permission: 'permit', isForOwners: true },
  readOwnProfile,
)

export const saveOwnProfile = handler(
  contract.saveOwnProfile,
  { permission: 'permit', isForOwners: true },
  async (ctx, { body }) => {
    const before = await readOwnProfile(ctx)
    if (before.version !== body.version) throw staleVersion(before)
    // An unchanged user name is not checked, so that names older than this rule stay valid.
    if (body.username !== before.username) await requireFreeUsername(ctx, body.username)
    const after = { ...body, phone: phoneIn(body.phone) }
    const saved = await ctx.db
      .update(staffUser)
      .set({
        firstName: after.first_name,
        lastName: after.last_name,
        username: after.username,
        phone: after.phone || null,
        language: after.language,
        version: before.version + 1,
      })
      .where(and(own(ctx), eq(staffUser.version, body.version)))
      .returning({ id: staffUser.id })
    if (saved.length === 0) throw staleVersion(await readOwnProfile(ctx))
    ctx.record({
      event: 'profile.changed',
      subject: { kind: 'user', id: ctx.user.id, title: `${after.first_name} ${after.last_name}` },
      changes: changesBetween(before, after),
    })
    return { notify: [{ type: 'success', title: ctx.t('users_profile_saved') }] }
  },
)

async function requireFreeUsername(ctx: StaffContext, username: string): Promise<void> {
  const problem = usernameProblem(username)
  if (problem) throw fieldRefusal('username', problem)
  const sameName = sql`lower(${staffUser.username}) = ${username.toLowerCase()}`
  const here = and(eq(staffUser.workspaceId, ctx.workspace.id), eq(staffUser.userType, ctx.user.userType))
  const [other] = await ctx.db
    .select({ id: staffUser.id })
    .from(staffUser)
    .where(and(here, sameName, ne(staffUser.id, ctx.user.id)))
  if (other) throw fieldRefusal('username', 'users_username_taken')
}

function changesBetween(before: Profile, after: Body): Change[] {
  const fields = ['first_name', 'last_name', 'username', 'phone', 'language'] as const
  return fields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, old: before[field], new: after[field] }))
}
