// Finds a person with a login in this project, for reading or changing, and counts the other administrators.

import { and, eq, ne } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/app-error.ts'
import { staffUser } from '#platform/server/session/tables.ts'
import { activeAdmins, peopleHere, type PersonRow } from '#areas/sign-in/server/public.ts'

export async function findPerson(ctx: Context, id: string): Promise<PersonRow> {
  const [row] = await ctx.db
    .select()
    .from(staffUser)
    .where(and(peopleHere(ctx), eq(staffUser.id, id)))
  if (!row) throw notFound('users_not_found')
  return row
}

export const otherAdminsThan = (ctx: Context, id: string): Promise<PersonRow[]> =>
  ctx.db
    .select()
    .from(staffUser)
    .where(and(activeAdmins(ctx), ne(staffUser.id, id)))
    .orderBy(staffUser.lastName, staffUser.firstName)

export type PersonState = 'active' | 'invited' | 'inactive'

/** Invited: the person has neither a password nor a single sign-on identity yet. */
export function stateOf({ isActive, passwordHash, ssoSubject }: PersonRow): PersonState {
  if (!isActive) return 'inactive'
  return passwordHash === null && ssoSubject === null ? 'invited' : 'active'
}
