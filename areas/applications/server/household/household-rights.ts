// The permission for the persons of a household follows the kind of record: an application, or a tenant once the
// assignment has been released (spec 1 §6, side panel).

import type { StaffContext } from '#platform/server/context.ts'
import { AppError } from '#platform/server/app-error.ts'
import type { Needed, Permission } from '#platform/rules/permissions.ts'
import { lookLatestAssignmentFor, type AssignmentRow } from '../assignments/assignment-row.ts'

type Assigned = Pick<AssignmentRow, 'state'> | null

/** Either permission gives access to the endpoint; the kind of record then decides which one is required. */
export const mayReadPeople: Needed = ['applications_read', 'tenants_read']
export const mayWritePeople: Needed = ['applications_write', 'tenants_write']

const isTenant = (assignment: Assigned): boolean => assignment?.state === 'released'

const neededToWrite = (assignment: Assigned): Permission =>
  isTenant(assignment) ? 'tenants_write' : 'applications_write'

/** The page of the original application also shows a tenant. */
const neededToRead = (assignment: Assigned): Needed => (isTenant(assignment) ? mayReadPeople : 'applications_read')

export const canWritePeople = (ctx: StaffContext, assignment: Assigned): boolean => ctx.can(neededToWrite(assignment))

export async function assertMayReadPeople(ctx: StaffContext, applicationId: string): Promise<AssignmentRow | null> {
  const assignment = await lookLatestAssignmentFor(ctx, applicationId)
  const needed = [neededToRead(assignment)].flat()
  if (!needed.some((permission) => ctx.can(permission))) throw denied(needed)
  return assignment
}

/** Requires a lock on the application, so that it cannot be released concurrently. */
export async function assertMayWritePeople(ctx: StaffContext, applicationId: string): Promise<void> {
  const assignment = await lookLatestAssignmentFor(ctx, applicationId)
  if (!canWritePeople(ctx, assignment)) throw denied([neededToWrite(assignment)])
}

const denied = ([permission = 'permit']: Permission[]) =>
  new AppError('shell_access_denied', { status: 403, values: { permission } })
