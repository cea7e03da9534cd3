// Who of the staff did something: ids in the rows, names on the screen.

import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { staffUser } from '#platform/server/session/tables.ts'

export interface StaffName {
  name: string
  initials: string
}

const unknown: StaffName = { name: '–', initials: '–' }

/** A function from id to name; somebody who has left the workspace is a dash. */
export async function staffNames(
  ctx: Context,
  ids: readonly (string | null | undefined)[],
): Promise<(id: string | null) => StaffName> {
  const wanted = [...new Set(ids.filter((one) => typeof one === 'string'))]
  if (wanted.length === 0) return () => unknown
  const rows = await ctx.db
    .select({ id: staffUser.id, first: staffUser.firstName, last: staffUser.lastName })
    .from(staffUser)
    .where(and(eq(staffUser.workspaceId, ctx.workspace.id), inArray(staffUser.id, wanted)))
  const nameById = new Map(rows.map(({ id, first, last }) => [id, nameOf(first, last)]))
  return (id) => (id ? (nameById.get(id) ?? unknown) : unknown)
}

const nameOf = (first: string, last: string): StaffName => ({
  name: `${first} ${last}`,
  initials: `${first.slice(0, 1)}${last.slice(0, 1)}`.toUpperCase(),
})
