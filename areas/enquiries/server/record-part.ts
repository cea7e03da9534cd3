// Removes the enquiries of an application together with it.

import { and, eq } from 'drizzle-orm'
import type { RecordPart } from '#platform/server/records/record-kind.ts'
import { documentRequest } from '#areas/applications/server/public.ts'
import { depositRequest, referenceRequest } from './tables.ts'

export const enquiriesPart: RecordPart = {
  of: 'application',
  async erase({ db, workspace }, id) {
    for (const table of [referenceRequest, documentRequest, depositRequest]) {
      await db.delete(table).where(and(eq(table.workspaceId, workspace.id), eq(table.applicationId, id)))
    }
    return []
  },
}
