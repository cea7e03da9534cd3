// How an application is found.

import type { Context } from '#platform/server/context.ts'
import { markAlikeLater } from './may-be-alike.ts'

/**
 * By its number, names, mail addresses, wishes, and phone numbers as digits in both spellings: they are kept as +41…, the
 * national one begins with a zero instead. Folded by the database, as searches are.
 */
export async function refreshSearchTexts(ctx: Context, applicationIds: readonly string[]): Promise<void> {
  await ctx.client.query(
    `update application a set search_text = folded(concat_ws(' ', a.number, a.contact_name, a.contact_email,
        ${bothSpellings('a.contact_phone')},
        (select string_agg(concat_ws(' ', p.first_name, p.last_name, p.email, ${bothSpellings('p.phone')}), ' ' order by p.position)
          from adult p where p.workspace_id = a.workspace_id and p.application_id = a.id),
        (select string_agg(concat_ws(' ', k.first_name, k.last_name), ' ' order by k.position)
          from child k where k.workspace_id = a.workspace_id and k.application_id = a.id),
        (select string_agg(concat_ws(' ', o.title, o.reference_number), ' ' order by w.rank)
          from application_wish w join property_object o on o.workspace_id = w.workspace_id and o.id = w.object_id
          where w.workspace_id = a.workspace_id and w.application_id = a.id)))
      where a.workspace_id = $1 and a.id = any($2::uuid[])`,
    [ctx.workspace.id, applicationIds],
  )
  // What they are found by is what they may look alike in.
  await markAlikeLater(ctx, applicationIds)
}

const bothSpellings = (phone: string): string =>
  `regexp_replace(${phone}, '\\D', '', 'g'), regexp_replace(regexp_replace(${phone}, '^\\+41', '0'), '\\D', '', 'g')`
