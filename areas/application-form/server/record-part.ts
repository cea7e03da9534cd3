// Links and certificates that are kept for an application; they are erased with it.

import { and, eq } from 'drizzle-orm'
import type { RecordPart } from '#platform/server/records/record-kind.ts'
import { applicationLink, creditCertificate } from './tables.ts'

export const applicationPart: RecordPart = {
  of: 'application',
  async erase({ db, workspace }, id) {
    for (const table of [applicationLink, creditCertificate]) {
      await db.delete(table).where(and(eq(table.workspaceId, workspace.id), eq(table.applicationId, id)))
    }
    return []
  },
}
