// What staff are told of applications. Whose object it is: the contact person named on it.

import { and, eq, inArray, sql } from 'drizzle-orm'
import { propertyObject } from '#areas/objects/server/tables.ts'
import { tellStaffOfEach, type Happening } from '#areas/users/server/public.ts'
import type { Context } from '#platform/server/context.ts'

export interface ApplicationNews {
  kind: Happening['kind']
  application: { id: string; number: number; contactName: string }
  objectIds: readonly string[]
}

export const tellOfApplication = (ctx: Context, news: ApplicationNews): Promise<void> => tellOfApplications(ctx, [news])

/** Of many with few statements. */
export async function tellOfApplications(ctx: Context, news: readonly ApplicationNews[]): Promise<void> {
  const contactOf = await contactsOf(
    ctx,
    news.flatMap(({ objectIds }) => objectIds),
  )
  const happenings = news.map(({ kind, application, objectIds }): Happening => ({
    kind,
    permission: 'applications_read',
    name: application.contactName,
    path: `/applications/${application.id}`,
    responsible: objectIds.flatMap((id) => contactOf.get(id) ?? []),
  }))
  await tellStaffOfEach(ctx, happenings)
}

/** The address of each object's contact person. */
async function contactsOf(ctx: Context, objectIds: readonly string[]): Promise<Map<string, string>> {
  if (objectIds.length === 0) return new Map()
  const rows = await ctx.db
    .select({ id: propertyObject.id, email: sql<string | null>`${propertyObject.contactPerson} ->> 'email'` })
    .from(propertyObject)
    .where(and(eq(propertyObject.workspaceId, ctx.workspace.id), inArray(propertyObject.id, [...new Set(objectIds)])))
  return new Map(rows.flatMap(({ id, email }) => (email ? [[id, email]] : [])))
}
