// Builds the timeline of an application from the audit, in the reader's language.

import { firstLookIsHidden } from '../../rules/second-look.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { findApplication, type ApplicationRow } from './application-row.ts'
import { evaluated } from '../evaluation/evaluated-event.ts'
import { judging } from '../evaluation/evaluation.ts'
import { readHistory } from './history.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/application.ts'

/** Returns true if the first evaluation of this application is hidden from the user, who has yet to give the second. */
export async function hidesFirstLook(ctx: StaffContext, row: ApplicationRow): Promise<boolean> {
  const { judge, process } = await judging(ctx)
  return firstLookIsHidden(row, judge, process)
}

export const getApplicationTimeline = handler(
  contract.getApplicationTimeline,
  { permission: 'applications_read' },
  async (ctx, { params }) => {
    const row = await findApplication(ctx, params.id)
    const entries = await readHistory(ctx, 'application', row.id)
    if (!(await hidesFirstLook(ctx, row))) return { entries }
    // Removes the detail of the first verdict, which must stay hidden from the second person.
    return {
      entries: entries.map((entry) => (entry.event === evaluated.name ? { ...entry, detail: null } : entry)),
    }
  },
)
