// What has happened to an application, told from the audit in the reader's language.

import type { AnswerOf } from '#platform/contract/endpoint.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { Received } from '#platform/server/http/received.ts'
import type { getApplicationTimeline } from '../contract/application.ts'
import { firstLookIsHidden } from '../rules/second-look.ts'
import { findApplication } from './application-row.ts'
import { judging } from './evaluation.ts'
import { readHistory } from './history.ts'

export async function readTimeline(
  ctx: StaffContext,
  { params }: Received<typeof getApplicationTimeline>,
): Promise<AnswerOf<typeof getApplicationTimeline>> {
  const row = await findApplication(ctx, params.id)
  const { judge, process } = await judging(ctx)
  const entries = await readHistory(ctx, 'application', row.id)
  if (!firstLookIsHidden(row, judge, process)) return { entries }
  // The history would tell the verdict that the second person is not to see yet.
  return {
    entries: entries.map((entry) => (entry.event === 'application.evaluated' ? { ...entry, detail: null } : entry)),
  }
}
