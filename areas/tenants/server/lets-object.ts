// Condition for assignments that let an object, as main object or together with one.

import { and, eq, inArray, or } from 'drizzle-orm'
import { assignment, assignmentCompanion } from '#areas/applications/server/public.ts'
import type { Context } from '#platform/server/context.ts'

export const letsObject = ({ db, workspace }: Context, objectId: string) =>
  or(
    eq(assignment.objectId, objectId),
    inArray(
      assignment.id,
      db
        .select({ id: assignmentCompanion.assignmentId })
        .from(assignmentCompanion)
        .where(and(eq(assignmentCompanion.workspaceId, workspace.id), eq(assignmentCompanion.objectId, objectId))),
    ),
  )
