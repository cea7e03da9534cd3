// Rows that prevent an object from being let again or deleted: assignments, offers, denials and wishes.

import type { ObjectTies } from '#areas/objects/server/public.ts'

const lasts = `s.state <> 'cancelled' and s.ended_at is null`

const onlyWish = `application_wish w where w.workspace_id = t.workspace_id and w.object_id = t.id and not exists (
  select from application_wish e where e.workspace_id = w.workspace_id and e.application_id = w.application_id
    and e.object_id <> w.object_id)`

export const applicationTies: ObjectTies = {
  // Two lookups, as main object and as companion, since no single index covers both.
  holds: [
    `assignment s where s.workspace_id = t.workspace_id and s.object_id = t.id and ${lasts}`,
    `assignment_companion c join assignment s on s.workspace_id = c.workspace_id and s.id = c.assignment_id
    where c.workspace_id = t.workspace_id and c.object_id = t.id and c.ended_at is null and ${lasts}`,
  ],
  keeps: [
    {
      reason: 'objects_reason_hangs_letting',
      rows: ['assignment', 'assignment_companion', 'offer', 'offer_companion', 'denial'].map(
        (table) => `${table} x where x.workspace_id = t.workspace_id and x.object_id = t.id`,
      ),
    },
    { reason: 'objects_reason_hangs_wish', rows: [onlyWish] },
  ],
}

/** SQL of the names of the household that has the object `t`; a leaving household still lives there and comes first. */
export const holderSql = `(select s.tenant_names from (
    select x.id from assignment x where x.workspace_id = t.workspace_id and x.object_id = t.id
    union all
    select c.assignment_id from assignment_companion c where c.workspace_id = t.workspace_id and c.object_id = t.id
      and c.ended_at is null) here
  join assignment s on s.workspace_id = t.workspace_id and s.id = here.id
  where ${lasts} order by s.contract_state = 'quit' desc nulls last limit 1)`
