// Notifications about reports. Only the colleague who ordered a report, or its schedule, is notified.

import type { NotificationGroup, NotificationKind } from '#areas/users/rules/notifications.ts'
import { tellStaff } from '#areas/users/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { reportPath } from '../rules/report-address.ts'
import type { ReportRow } from './report-row.ts'

export const groups: readonly NotificationGroup[] = [{ key: 'reporting', order: 1010 }]

export const kinds = [
  { kind: 'report_ready', group: 'reporting', order: 1392 },
  { kind: 'report_failed', group: 'reporting', order: 1394 },
] as const satisfies readonly NotificationKind[]

export async function tellRequester(
  ctx: Context,
  { id, title, createdBy }: ReportRow,
  kind: (typeof kinds)[number]['kind'],
): Promise<void> {
  if (createdBy === null) return
  const path = reportPath(id)
  await tellStaff(ctx, { kind, permission: 'reporting_read', name: title, path, responsible: [], only: [createdBy] })
}
