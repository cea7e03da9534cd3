// Builds the timeline of an application from the audit, in the reader's language.

import { firstLookIsHidden } from '../../rules/second-look.ts'
import { findApplication } from './application-row.ts'
import { evaluated } from '../evaluation/evaluated-event.ts'
import { judging } from '../evaluation/evaluation.ts'
import { readHistory } from './history.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/application.ts'

export const getApplicationTimeline = handler(
  contract.getApplicationTimeline,
  { permission: 'applications_read' },
  async (ctx, { params }) => {
    const row = await findApplication(ctx, params.id)
    const { judge, process } = await judging(ctx)
    const entries = await readHistory(ctx, 'application', row.id)
    if (!firstLookIsHidden(row, judge, process)) return { entries }
    // Removes the detail of the first verdict, which must stay hidden from the second person.
    return {
      entries: entries.map((entry) => (entry.event === evaluated.name ? { ...entry, detail: null } : entry)),
    }
  },
)
