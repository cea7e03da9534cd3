// Objects that the household removed from its wishes after submission. They are offered again while they are
// available.

import type { Context } from '#platform/server/context.ts'
import { readObjects, type ObjectOnOffer } from '../sending/wished-objects.ts'

export async function takenAway(
  ctx: Context,
  { id, wished }: { id: string; wished: readonly string[] },
): Promise<ObjectOnOffer[]> {
  const { rows } = await ctx.client.query<{ id: string }>(
    `select distinct before.id from audit_entry e
      cross join jsonb_array_elements(e.changes) changed
      cross join jsonb_array_elements_text(
        case when jsonb_typeof(changed -> 'old') = 'array' then changed -> 'old' else '[]' end) before(id)
      where e.workspace_id = $1 and e.subject_kind = 'application' and e.subject_id = $2
        and e.event = 'application.changed_by_applicant' and changed ->> 'field' = 'priorities'`,
    [ctx.workspace.id, id],
  )
  const gone = rows.map((row) => row.id).filter((one) => !wished.includes(one))
  const found = await readObjects(ctx, gone)
  return found.filter(({ card, isPublished }) => isPublished && card.isFree && !card.isFull)
}
