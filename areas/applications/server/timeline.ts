// What has happened to an application, told from the audit in the reader's language.

import type { AnswerOf } from '#platform/contract/endpoint.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { Received } from '#platform/server/http/received.ts'
import type { getApplicationTimeline } from '../contract/application.ts'
import { findApplication } from './application-row.ts'
import { readHistory } from './history.ts'

export async function readTimeline(
  ctx: StaffContext,
  { params }: Received<typeof getApplicationTimeline>,
): Promise<AnswerOf<typeof getApplicationTimeline>> {
  const { id } = await findApplication(ctx, params.id)
  return { entries: await readHistory(ctx, 'application', id) }
}
