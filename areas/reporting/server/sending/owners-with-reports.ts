// Keeps owners who received reports, or will by a schedule, from being deleted.

import type { reasonsToKeepOwners } from '#areas/owners/server/public.ts'

type Reason = ReturnType<typeof reasonsToKeepOwners.all>[number]

const isRecipientOf = (table: string) => `exists (select from ${table} r
  where r.workspace_id = t.workspace_id and r.recipient_kind = 'owner' and r.recipient_id = t.id)`

export const ownersWithReports: Reason = {
  where: `(${isRecipientOf('report_recipient')} or ${isRecipientOf('report_schedule_recipient')})`,
  reason: 'reporting_reason_owner_has_reports',
}
