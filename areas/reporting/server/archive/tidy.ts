// Deletes reports whose time is over, with their files. Runs every night.

import { getTableName } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { keptDays } from '../../rules/retention.ts'
import { report, reportRecipient } from '../tables.ts'
import { removeReports } from './creating.ts'

export const tidyReportsJob = 'tidy-reports'

const mostAtOnce = 500

export async function tidyReports(ctx: Context): Promise<void> {
  const { rows } = await ctx.client.query<{ id: string }>(
    `select t.id from ${getTableName(report)} t
      where t.workspace_id = $1 and t.state in ('done', 'failed')
        and t.created_at < $2::timestamptz - make_interval(days => case
          when t.state = 'failed' then $3::int
          when exists (select from ${getTableName(reportRecipient)} r where r.workspace_id = t.workspace_id
            and r.report_id = t.id and r.sent_at is not null) then $4::int
          else $5::int end)
      order by t.created_at limit ${mostAtOnce}`,
    [ctx.workspace.id, ctx.now, keptDays.failed, keptDays.sent, keptDays.unsent],
  )
  if (rows.length > 0)
    await removeReports(
      ctx,
      rows.map(({ id }) => id),
    )
}
