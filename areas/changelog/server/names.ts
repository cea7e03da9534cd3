// Names of the records and colleagues that recorded values refer to by id.

import { and, eq, inArray } from 'drizzle-orm'
import { titlesOf } from '#platform/server/audit/audit-list.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { staffUser } from '#platform/server/session/tables.ts'
import { visibleTo } from './visible.ts'

/** Records that the person may not see, and those without any entry, have no name. */
export async function namesOf(ctx: StaffContext, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const records = await titlesOf(ctx, ids, { visible: visibleTo(ctx) })
  const people = await ctx.db
    .select({ id: staffUser.id, first: staffUser.firstName, last: staffUser.lastName })
    .from(staffUser)
    .where(and(eq(staffUser.workspaceId, ctx.workspace.id), inArray(staffUser.id, [...ids])))
  return new Map([
    ...[...records.values()].map(({ id, title }) => [id, title] as const),
    ...people.map(({ id, first, last }) => [id, `${first} ${last}`] as const),
  ])
}
