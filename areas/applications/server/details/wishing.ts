// Finds households that wish for an object and could still take it: active, not denied it, and without a lapsed or
// declined offer of it.

import { and, asc, eq, exists, inArray, isNull, notExists } from 'drizzle-orm'
import type { Context, StaffContext } from '#platform/server/context.ts'
import type { ApplicationRow } from './application-row.ts'
import { denial } from '../denials/denial-tables.ts'
import { keepsFirstLooks } from '../evaluation/visible-grade.ts'
import { application, applicationWish, offer } from '../tables.ts'

export interface Wishing {
  rank: number
  application: ApplicationRow
}

/** Limits the number of candidates, since each is compared. */
const most = 500

export async function wishingFor(ctx: StaffContext, objectId: string): Promise<Wishing[]> {
  const grade = (await keepsFirstLooks(ctx)) ? application.publicEvaluation : application.overallEvaluation
  const letGo = ctx.db
    .select({ id: offer.id })
    .from(offer)
    .where(
      and(
        eq(offer.workspaceId, application.workspaceId),
        eq(offer.applicationId, application.id),
        eq(offer.objectId, objectId),
        inArray(offer.state, ['declined', 'expired']),
      ),
    )
  const denied = ctx.db
    .select({ id: denial.id })
    .from(denial)
    .where(
      and(
        eq(denial.workspaceId, application.workspaceId),
        eq(denial.applicationId, application.id),
        eq(denial.objectId, objectId),
        isNull(denial.takenBackAt),
      ),
    )
  return ctx.db
    .select({ rank: applicationWish.rank, application })
    .from(applicationWish)
    .innerJoin(
      application,
      and(eq(application.workspaceId, applicationWish.workspaceId), eq(application.id, applicationWish.applicationId)),
    )
    .where(
      and(
        eq(applicationWish.workspaceId, ctx.workspace.id),
        eq(applicationWish.objectId, objectId),
        inArray(application.progressState, [
          'active.new',
          'active.in_progress',
          'active.evaluated',
          'with_offer.declined',
        ]),
        notExists(letGo),
        notExists(denied),
      ),
    )
    .orderBy(asc(grade), asc(applicationWish.rank), asc(application.createdAt))
    .limit(most)
}

/** Call before locking the object: applications are always locked before objects, to avoid deadlocks. */
export async function lockWishingApplications(ctx: Context, ...objectIds: string[]): Promise<void> {
  const wish = ctx.db
    .select({ id: applicationWish.objectId })
    .from(applicationWish)
    .where(
      and(
        eq(applicationWish.workspaceId, application.workspaceId),
        eq(applicationWish.applicationId, application.id),
        inArray(applicationWish.objectId, objectIds),
      ),
    )
  await ctx.db
    .select({ id: application.id })
    .from(application)
    .where(and(eq(application.workspaceId, ctx.workspace.id), exists(wish)))
    .orderBy(asc(application.id))
    .for('update')
}

/** Call when the object is removed. */
export async function removeWishesFor(ctx: Context, objectId: string): Promise<void> {
  await ctx.db
    .delete(applicationWish)
    .where(and(eq(applicationWish.workspaceId, ctx.workspace.id), eq(applicationWish.objectId, objectId)))
}
