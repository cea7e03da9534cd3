// Finding somebody with a login in this project, to look at or to change, and who else may administer it.

import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/app-error.ts'
import { staffUser } from '#platform/server/session/tables.ts'

export type PersonRow = typeof staffUser.$inferSelect

export const peopleHere = (ctx: Context) =>
  and(eq(staffUser.workspaceId, ctx.workspace.id), eq(staffUser.userType, 'melon'), isNull(staffUser.deletedAt))

export async function findPerson(ctx: Context, id: string): Promise<PersonRow> {
  const [row] = await ctx.db
    .select()
    .from(staffUser)
    .where(and(peopleHere(ctx), eq(staffUser.id, id)))
  if (!row) throw notFound('users_not_found')
  return row
}

/** Held until the end of the transaction, after all admins: of two who shut each other out, the second is told. */
export async function lockPerson(ctx: Context, id: string): Promise<{ person: PersonRow; otherAdmins: number }> {
  const admins = await ctx.db
    .select({ id: staffUser.id })
    .from(staffUser)
    .where(activeAdmins(ctx))
    .orderBy(staffUser.id)
    .for('update')
  const [person] = await ctx.db
    .select()
    .from(staffUser)
    .where(and(peopleHere(ctx), eq(staffUser.id, id)))
    .for('update')
  if (!person) throw notFound('users_not_found')
  return { person, otherAdmins: admins.filter((one) => one.id !== id).length }
}

const activeAdmins = (ctx: Context) =>
  and(peopleHere(ctx), eq(staffUser.isActive, true), inArray(staffUser.role, ['admin', 'superadmin']))

export const otherAdminsThan = (ctx: Context, id: string): Promise<PersonRow[]> =>
  ctx.db
    .select()
    .from(staffUser)
    .where(and(activeAdmins(ctx), ne(staffUser.id, id)))
    .orderBy(staffUser.lastName, staffUser.firstName)

export type PersonState = 'active' | 'invited' | 'inactive'

/** Invited is who has never had a way to come in by themselves: neither password nor the organisation's sign-in. */
export function stateOf({ isActive, passwordHash, ssoSubject }: PersonRow): PersonState {
  if (!isActive) return 'inactive'
  return passwordHash === null && ssoSubject === null ? 'invited' : 'active'
}
