// Names of staff members for the ids that rows contain.

import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { staffUser } from './tables.ts'

export interface StaffName {
  name: string
  initials: string
}

const unknown: StaffName = { name: '–', initials: '–' }

/** Returns a function from id to name; a person who has left the workspace is a dash. */
export async function staffNames(
  ctx: Context,
  ids: readonly (string | null | undefined)[],
): Promise<(id: string | null) => StaffName> {
  const wanted = [...new Set(ids.filter((one) => typeof one === 'string'))]
  if (wanted.length === 0) return () => unknown
  const rows = await ctx.db
    .select({ id: staffUser.id, firstName: staffUser.firstName, lastName: staffUser.lastName })
    .from(staffUser)
    .where(and(eq(staffUser.workspaceId, ctx.workspace.id), inArray(staffUser.id, wanted)))
  const nameById = new Map(rows.map(({ id, firstName, lastName }) => [id, nameOfStaff(firstName, lastName)]))
  return (id) => (id ? (nameById.get(id) ?? unknown) : unknown)
}

/** Full name and initials, for lists and avatars. */
export const nameOfStaff = (firstName: string, lastName: string): StaffName => ({
  name: `${firstName} ${lastName}`,
  initials: `${firstName.slice(0, 1)}${lastName.slice(0, 1)}`.toUpperCase(),
})
