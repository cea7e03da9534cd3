// Nightly job: refreshes the document state of open applications after a register extract has exceeded its three
// months.

import { getTableName } from 'drizzle-orm'
import { refreshDocumentsState } from '#areas/application-form/server/public.ts'
import { expiringCategories, lastDayOf } from '#areas/forms/rules/paper-slots.ts'
import { findApplication, applicationDocument, application } from '#areas/applications/server/public.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import type { Context } from '#platform/server/context.ts'

const applicationDocumentTable = getTableName(applicationDocument)
const applicationTable = getTableName(application)

export const agePapersJob = 'age-papers'

export async function agePapers(ctx: Context): Promise<void> {
  const { rows } = await ctx.client.query<{ application_id: string; day: string }>(
    `select d.application_id, min(coalesce(d.issued_on, (d.created_at at time zone 'Europe/Zurich')::date))::text as day
     from ${applicationDocumentTable} d
     join ${applicationTable} a on a.workspace_id = d.workspace_id and a.id = d.application_id
     where d.workspace_id = $1 and d.category = any($2) and a.documents <> 'expired'
       and a.progress_state not in ('inactive', 'assigned')
     group by d.application_id order by d.application_id`,
    [ctx.workspace.id, expiringCategories],
  )
  const today = dayOf(ctx.now)
  for (const { application_id: id, day } of rows) {
    if (lastDayOf(day) < today) await refreshDocumentsState(ctx, await findApplication(ctx, id))
  }
}
