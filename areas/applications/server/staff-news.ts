// What staff are told of applications. Whose object it is: the contact person named on it.

import { and, eq, inArray, sql } from 'drizzle-orm'
import { propertyObject } from '#areas/objects/server/tables.ts'
import { tellStaff, type Happening } from '#areas/users/server/public.ts'
import type { Context } from '#platform/server/context.ts'

interface News {
  kind: Happening['kind']
  application: { id: string; number: number; contactName: string }
  objectIds: readonly string[]
}

export async function tellOfApplication(ctx: Context, { kind, application, objectIds }: News): Promise<void> {
  await tellStaff(ctx, {
    kind,
    permission: 'applications_read',
    name: application.contactName,
    path: `/applications/${application.id}`,
    responsible: await contactsOf(ctx, objectIds),
  })
}

async function contactsOf(ctx: Context, objectIds: readonly string[]): Promise<string[]> {
  if (objectIds.length === 0) return []
  const rows = await ctx.db
    .select({ email: sql<string | null>`${propertyObject.contactPerson} ->> 'email'` })
    .from(propertyObject)
    .where(and(eq(propertyObject.workspaceId, ctx.workspace.id), inArray(propertyObject.id, [...objectIds])))
  return rows.flatMap(({ email }) => email ?? [])
}
