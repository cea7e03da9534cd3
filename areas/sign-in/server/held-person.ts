// Locks the person to be changed together with all administrators, so that at least one always remains.

import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/app-error.ts'
import { staffUser } from '#platform/server/session/tables.ts'

export type PersonRow = typeof staffUser.$inferSelect

const loginsHere = (ctx: Context) =>
  and(eq(staffUser.workspaceId, ctx.workspace.id), eq(staffUser.userType, 'melon'), isNull(staffUser.deletedAt))

/** Colleagues: owners have a login, too, but are managed by the area `owners`. */
export const peopleHere = (ctx: Context) => and(loginsHere(ctx), ne(staffUser.role, 'owner'))

export const ownerLoginsHere = (ctx: Context) => and(loginsHere(ctx), eq(staffUser.role, 'owner'))

/**
 * Locks the row until the end of the transaction, after all administrators. When two administrators remove each other
 * at once, the second is refused.
 */
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

export const activeAdmins = (ctx: Context) =>
  and(peopleHere(ctx), eq(staffUser.isActive, true), inArray(staffUser.role, ['admin', 'superadmin']))
