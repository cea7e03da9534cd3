// Search text of an investor, and the name of the mail thread.

import type { Context } from '#platform/server/context.ts'
import type { InvestorRow } from './investor-row.ts'

/** Contains number, company, seat, UID, contact people, addresses and phones in both notations; folded like input. */
export async function refreshSearchText(ctx: Context, investorId: string): Promise<void> {
  await ctx.client.query(
    `update investor t set search_text = folded(concat_ws(' ', t.number, t.company, t.seat, t.uid,
        regexp_replace(t.uid, '\\D', '', 'g'),
        (select string_agg(concat_ws(' ', c.first_name, c.last_name, c.email,
            regexp_replace(c.phone, '\\D', '', 'g'),
            regexp_replace(regexp_replace(c.phone, '^\\+41', '0'), '\\D', '', 'g')), ' ' order by c.position)
          from investor_contact c where c.workspace_id = t.workspace_id and c.investor_id = t.id)))
      where t.workspace_id = $1 and t.id = $2`,
    [ctx.workspace.id, investorId],
  )
}

/** Updates recipient and search text of the thread. */
export async function renameThread(ctx: Context, { id, contactName, contactEmail }: InvestorRow): Promise<void> {
  await ctx.client.query(
    `update mail_thread set contact_name = $3, contact_address = $4, search_text = folded(concat_ws(' ', $3::text, $4::text, subject))
      where workspace_id = $1 and id = $2`,
    [ctx.workspace.id, id, contactName, contactEmail ?? ''],
  )
}
