// Facts about an application that dependent areas provide.

import type { PaperSlot } from '#areas/forms/rules/paper-slots.ts'
import type { Context } from '#platform/server/context.ts'
import { extensionPoint } from '#platform/server/extension-point.ts'
import type { ApplicationRow } from './details/application-row.ts'

export interface ApplicationPapers {
  readSlots: (ctx: Context, row: ApplicationRow) => Promise<readonly PaperSlot[]>
  /** Updates the completeness of the documents on the application. */
  refreshState: (ctx: Context, row: ApplicationRow) => Promise<void>
}

/** Must have exactly one extension. */
export const papersOfApplications = extensionPoint<ApplicationPapers>('applications.papers')

export function applicationPapers(): ApplicationPapers {
  const [papers] = papersOfApplications.all()
  if (!papers) throw new Error('No area provides the papers of applications')
  return papers
}

/** Additional email addresses of people in an application. */
export const addressesOfApplications =
  extensionPoint<(ctx: Context, applicationId: string) => Promise<readonly string[]>>('applications.addresses')

/** Id of the latest document sent for signing; null if none. */
export const agreementOfAssignments =
  extensionPoint<(ctx: Context, assignmentId: string) => Promise<string | null>>('applications.agreement')
