// Outcomes of the households of this portion: offers, assignments and tenancies, consistent with the states of the
// flats.

import type { PoolClient } from 'pg'
import type { Filling } from './filling.ts'

const insertOffers = `
insert into offer (workspace_id, id, application_id, object_id, state, valid_until, token_hash, decline_reason, created_at, answered_at)
select $1::uuid, pg_temp.id_of('offer', h.number, h.created_at), h.id, w.object_id, outcome.state,
  case when outcome.state = 'open' then $2::timestamptz + interval '5 days' else h.created_at + interval '25 days' end,
  decode(md5('offer' || $1::uuid || ':' || h.number) || md5(h.id::text), 'hex'),
  case when outcome.state = 'declined' then 'other_object' end,
  case when outcome.state = 'open' then $2::timestamptz - interval '1 day' else h.created_at + interval '20 days' end,
  case when outcome.state <> 'open' then h.created_at + interval '22 days' end
from household h
join wish w on w.n = h.n and w.rank = 1
cross join lateral (
  select case h.state when 'with_offer' then 'open' when 'assigned' then 'accepted' else 'declined' end as state
) outcome
where h.state in ('with_offer', 'with_offer.declined', 'assigned')`

/** In a group of ten flats, number 1 waits for the release; 2 to 5 are tenancies at stages from no contract to a signed one. */
const insertAssignments = `
insert into assignment (workspace_id, id, application_id, object_id, offer_id, kind, state, contract_state, contract_start,
  tenant_names, search_text, assigned_at, released_at)
select $1::uuid, pg_temp.id_of('assignment', h.number, h.created_at), h.id, o.id, pg_temp.id_of('offer', h.number, h.created_at), 'offer',
  case when h.flat % 10 = 1 then 'assigned' else 'released' end,
  (array[null, 'without_contract', 'contract_sent', 'with_contract', 'with_contract'])[h.flat % 10],
  case when h.flat % 10 >= 4 then (h.created_at + interval '60 days')::date end,
  p.names, folded(concat_ws(' ', h.number, p.names, p.email, o.title, o.reference_number)),
  h.created_at + interval '22 days', case when h.flat % 10 > 1 then h.created_at + interval '23 days' end
from household h
join (
  select n, string_agg(first_name || ' ' || last_name, ', ' order by position) as names, min(email) as email
  from person where not is_child group by n
) p on p.n = h.n
join wish w on w.n = h.n and w.rank = 1
join property_object o on o.workspace_id = $1 and o.id = w.object_id
where h.state = 'assigned'`

export async function writeOutcomes(client: PoolClient, { workspaceId, today }: Filling): Promise<void> {
  await client.query(insertOffers, [workspaceId, today])
  await client.query(insertAssignments, [workspaceId])
}
