// Agreements of an application's cancelled assignments contain names and signatures, so they are erased with the
// application.

import { and, eq, inArray } from 'drizzle-orm'
import { assignment } from '#areas/applications/server/public.ts'
import type { RecordPart } from '#platform/server/records/record-kind.ts'
import { rentalContract } from '#areas/tenants/server/public.ts'
import { contractSignature, signingDocument } from './tables.ts'

export const agreementsPart: RecordPart = {
  of: 'application',
  async erase({ db, workspace }, id) {
    const cancelled = db
      .select({ id: assignment.id })
      .from(assignment)
      .where(
        and(
          eq(assignment.workspaceId, workspace.id),
          eq(assignment.applicationId, id),
          eq(assignment.state, 'cancelled'),
        ),
      )
    for (const table of [rentalContract, contractSignature, signingDocument]) {
      await db.delete(table).where(and(eq(table.workspaceId, workspace.id), inArray(table.assignmentId, cancelled)))
    }
    return []
  },
}
