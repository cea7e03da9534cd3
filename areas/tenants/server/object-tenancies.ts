// Households an object was assigned to, and its reservation.

import { and, desc, eq, ne } from 'drizzle-orm'
import { assignment, assignmentCompanion } from '#areas/applications/server/public.ts'
import { AppError } from '#platform/server/app-error.ts'
import { findObject, lookReservationFor, propertyObject } from '#areas/objects/server/public.ts'
import { letsObject } from './lets-object.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/object-tenancies.ts'

export const getObjectTenancies = handler(
  contract.getObjectTenancies,
  { permission: 'object_read' },
  async (ctx, { params }) => {
    const { object } = await findObject(ctx, params.id)
    // Users who may see objects but not tenants must not see who lives in them.
    if (!ctx.can('tenants_read')) throw new AppError('general_access_denied', { status: 403 })
    const rows = await ctx.db
      .select({ row: assignment, own: propertyObject, beside: assignmentCompanion })
      .from(assignment)
      .innerJoin(
        propertyObject,
        and(eq(propertyObject.workspaceId, assignment.workspaceId), eq(propertyObject.id, assignment.objectId)),
      )
      .leftJoin(
        assignmentCompanion,
        and(
          eq(assignmentCompanion.workspaceId, assignment.workspaceId),
          eq(assignmentCompanion.assignmentId, assignment.id),
          eq(assignmentCompanion.objectId, object.id),
        ),
      )
      .where(
        and(
          eq(assignment.workspaceId, ctx.workspace.id),
          letsObject(ctx, object.id),
          ne(assignment.state, 'cancelled'),
        ),
      )
      .orderBy(desc(assignment.assignedAt), desc(assignment.id))
      .limit(200)
    const reservation = await lookReservationFor(ctx, object.id)
    return {
      tenancies: rows.map(({ row, own, beside }) => ({
        assignmentId: row.id,
        applicationId: row.applicationId,
        names: row.tenantNames,
        letWith: own.id === object.id ? null : { objectId: own.id, title: own.title },
        contractState: row.contractState,
        stateTitle: ctx.t(`state_${row.contractState ?? 'assigned'}`),
        contractStart: beside?.letFrom ?? row.contractStart,
        quitOn: beside?.letUntil ?? row.quitOn,
        endedAt: (beside?.endedAt ?? row.endedAt)?.toISOString() ?? null,
      })),
      reservation: reservation && {
        until: reservation.until,
        note: reservation.note,
        hasBegun: reservation.begunAt !== null,
      },
    }
  },
)
