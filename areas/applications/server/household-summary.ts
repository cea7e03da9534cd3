// What the application keeps about its people so that lists need no second look: how many, and how they are found.

import { sql } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'

/** After a person was added, corrected or taken out. A guarantor answers for the rent but does not live there. */
export async function refreshHousehold(ctx: Context, applicationId: string): Promise<void> {
  await ctx.client.query(
    `update application a set adults = counted.adults, children = counted.children,
       persons = counted.adults + counted.children, version = a.version + 1, last_activity_at = $3
     from (select
       (select count(*) from adult where workspace_id = $1 and application_id = $2
         and tenant_type is distinct from 'guarantor')::int as adults,
       (select count(*) from child where workspace_id = $1 and application_id = $2)::int as children) counted
     where a.workspace_id = $1 and a.id = $2`,
    [ctx.workspace.id, applicationId, ctx.now],
  )
  await refreshSearchText(ctx, applicationId)
}

/** Number, names, mail addresses, and phone numbers as written and as bare digits. */
export async function refreshSearchText(ctx: Context, applicationId: string): Promise<void> {
  await ctx.db.execute(sql`
    update application a set search_text = folded(concat_ws(' ', a.number, a.contact_name, a.contact_email, a.contact_phone,
      regexp_replace(coalesce(a.contact_phone, ''), '\\D', '', 'g'),
      (select string_agg(concat_ws(' ', p.first_name, p.last_name, p.email, p.phone,
          regexp_replace(coalesce(p.phone, ''), '\\D', '', 'g')), ' ' order by p.position)
        from adult p where p.workspace_id = a.workspace_id and p.application_id = a.id)))
    where a.workspace_id = ${ctx.workspace.id} and a.id = ${applicationId}`)
}
