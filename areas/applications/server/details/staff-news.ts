// Notifies staff of application and tenancy events. The contact person of the object is the responsible user.

import { and, eq, inArray, sql } from 'drizzle-orm'
import { propertyObject } from '#areas/objects/server/public.ts'
import { forgetNewsAbout, tellStaff, tellStaffOfEach, type Happening } from '#areas/users/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { forgetMailsAbout } from '#platform/server/mail/forgetting.ts'
import type { AssignmentRow } from '../assignments/assignment-row.ts'
import { assignment } from '../tables.ts'

export interface ApplicationNews {
  kind: Happening['kind']
  application: { id: string; number: number; contactName: string }
  objectIds: readonly string[]
}

export const tellOfApplication = (ctx: Context, news: ApplicationNews): Promise<void> => tellOfApplications(ctx, [news])

/** Batched: a fixed number of statements for any number of news. */
export async function tellOfApplications(ctx: Context, news: readonly ApplicationNews[]): Promise<void> {
  const contactOf = await contactsOf(
    ctx,
    news.flatMap(({ objectIds }) => objectIds),
  )
  const happenings = news.map(({ kind, application, objectIds }): Happening => ({
    kind,
    permission: 'applications_read',
    name: application.contactName,
    path: pathOfApplication(application.id),
    responsible: objectIds.flatMap((id) => contactOf.get(id) ?? []),
  }))
  await tellStaffOfEach(ctx, happenings)
}

type Tenancy = Pick<AssignmentRow, 'id' | 'objectId' | 'tenantNames'>

/** Notifies users who may read tenants; they need no permission for applications. */
export async function tellOfTenancy(
  ctx: Context,
  kind: 'tenant_without_contract' | 'contract_signed',
  { id, objectId, tenantNames }: Tenancy,
): Promise<void> {
  const contactOf = await contactsOf(ctx, [objectId])
  const contact = contactOf.get(objectId)
  const responsible = contact ? [contact] : []
  await tellStaff(ctx, { kind, permission: 'tenants_read', name: tenantNames, path: pathOfTenancy(id), responsible })
}

const pathOfApplication = (id: string): string => `/applications/${id}`
const pathOfTenancy = (id: string): string => `/tenant/${id}`

/** Deletes the notifications about an application and its tenancies. */
export async function forgetNewsOfApplication(ctx: Context, id: string): Promise<void> {
  const tenancies = await ctx.db
    .select({ id: assignment.id })
    .from(assignment)
    .where(and(eq(assignment.workspaceId, ctx.workspace.id), eq(assignment.applicationId, id)))
  await forgetNewsAbout(ctx, [pathOfApplication(id), ...tenancies.map((tenancy) => pathOfTenancy(tenancy.id))])
}

/** Also deletes the mails to staff, since they could not be traced to the tenancy after its deletion. */
export async function forgetNewsOfTenancy(ctx: Context, id: string): Promise<void> {
  await forgetNewsAbout(ctx, [pathOfTenancy(id)])
  await forgetMailsAbout(ctx, [pathOfTenancy(id)])
}

/** Email address of each object's contact person. */
async function contactsOf(ctx: Context, objectIds: readonly string[]): Promise<Map<string, string>> {
  if (objectIds.length === 0) return new Map()
  const rows = await ctx.db
    .select({ id: propertyObject.id, email: sql<string | null>`${propertyObject.contactPerson} ->> 'email'` })
    .from(propertyObject)
    .where(and(eq(propertyObject.workspaceId, ctx.workspace.id), inArray(propertyObject.id, [...new Set(objectIds)])))
  return new Map(rows.flatMap(({ id, email }) => (email ? [[id, email]] : [])))
}
