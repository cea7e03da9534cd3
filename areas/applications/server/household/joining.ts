// Adds a person to the household of an application, by staff.

import { and, eq, sql } from 'drizzle-orm'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { applicationCan } from '../../rules/application-can.ts'
import { roleTaken } from '../../rules/household.ts'
import { assertAge } from './age.ts'
import { findApplication, lockApplication, subjectOf, type ApplicationRow } from '../details/application-row.ts'
import { lookLatestAssignmentFor } from '../assignments/assignment-row.ts'
import { optionsOf } from '../details/edit.ts'
import { handOn } from '../assignments/handover.ts'
import { assertMayWritePeople, mayWritePeople } from './household-rights.ts'
import { refreshHousehold } from './household-summary.ts'
import { markAlikeLater } from '../duplicates/may-be-alike.ts'
import { assertAllowed, spoken } from '#platform/server/permit.ts'
import { phoneToKeep } from './phone.ts'
import { adult, child } from '../tables.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/household.ts'

export const getNewAdult = handler(contract.getNewAdult, { permission: mayWritePeople }, async (ctx, { params }) => {
  const application = await findApplication(ctx, params.id)
  await assertMayWritePeople(ctx, application.id)
  return {
    contactName: application.contactName,
    allowed: spoken(ctx, await mayHaveAnAdultAdded(ctx, application)),
    choices: { title: optionsOf(ctx, 'adult', 'title'), tenant_type: optionsOf(ctx, 'adult', 'tenant_type') },
  }
})

async function mayHaveAnAdultAdded(ctx: Context, application: ApplicationRow) {
  const assignment = await lookLatestAssignmentFor(ctx, application.id)
  return applicationCan.haveAnAdultAdded(application, assignment?.contractState ?? null)
}

export const addAdult = handler(contract.addAdult, { permission: mayWritePeople }, async (ctx, { params, body }) => {
  const application = await lockApplication(ctx, params.id)
  await assertMayWritePeople(ctx, application.id)
  assertAllowed(await mayHaveAnAdultAdded(ctx, application))
  await assertAge(ctx, 'adult', { before: null, wanted: body.date_of_birth })
  const id = newId()
  const handover = roleTaken(await rolesIn(ctx, application.id), id, body.tenant_type)
  if (handover) await handOn(ctx, application, handover)
  await ctx.db.insert(adult).values({
    workspaceId: ctx.workspace.id,
    id,
    applicationId: application.id,
    position: sql`(select coalesce(max(position), 0) + 1 from adult
      where workspace_id = ${ctx.workspace.id} and application_id = ${application.id})`,
    title: body.title,
    firstName: body.first_name,
    lastName: body.last_name,
    dateOfBirth: body.date_of_birth,
    email: body.email,
    phone: phoneToKeep({ field: 'phone', typed: body.phone, kept: null, seen: null }),
    tenantType: body.tenant_type,
    nation: body.nation,
    occupation: body.occupation,
  })
  await markAlikeLater(ctx, [application.id])
  return joined(ctx, application, { id, event: 'adult.added', name: nameOf(body) })
})

const rolesIn = (ctx: Context, applicationId: string) =>
  ctx.db
    .select({ id: adult.id, tenantType: adult.tenantType })
    .from(adult)
    .where(and(eq(adult.workspaceId, ctx.workspace.id), eq(adult.applicationId, applicationId)))

export const addChild = handler(contract.addChild, { permission: mayWritePeople }, async (ctx, { params, body }) => {
  const application = await lockApplication(ctx, params.id)
  await assertMayWritePeople(ctx, application.id)
  assertAllowed(applicationCan.haveAChildAdded(application))
  await assertAge(ctx, 'child', { before: null, wanted: body.date_of_birth })
  const id = newId()
  await ctx.db.insert(child).values({
    workspaceId: ctx.workspace.id,
    id,
    applicationId: application.id,
    position: sql`(select coalesce(max(position), 0) + 1 from child
      where workspace_id = ${ctx.workspace.id} and application_id = ${application.id})`,
    firstName: body.first_name,
    lastName: body.last_name,
    dateOfBirth: body.date_of_birth,
    daysPresent: body.days_present,
  })
  return joined(ctx, application, { id, event: 'child.added', name: nameOf(body) })
})

const nameOf = (body: { first_name: string; last_name: string }): string => `${body.first_name} ${body.last_name}`

interface Joined {
  id: string
  event: string
  name: string
}

async function joined(ctx: StaffContext, application: ApplicationRow, { id, event, name }: Joined) {
  await refreshHousehold(ctx, application.id)
  ctx.record({ event, subject: subjectOf(application), cause: name })
  return { id, notify: [{ type: 'success' as const, title: ctx.t('applications_person_added', { name }) }] }
}
