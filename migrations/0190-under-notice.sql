-- Who has given notice lives there until the last day, and meanwhile the object is let anew: how far that has come, and the
-- first day on which the next household may move in. What is let, offered or shown asks the letting state.

alter table property_object
  add column next_state text check (next_state in ('available', 'with_offer', 'assigned', 'reserved', 'rented')),
  add column next_from date,
  add column letting_state text not null generated always as (coalesce(next_state, progress_state)) stored,
  add check ((next_state is null) = (next_from is null)),
  add check (next_state is null or progress_state = 'rented');

drop index property_object_published;
create index property_object_published on property_object (workspace_id, is_published, kind, letting_state);
create index property_object_letting on property_object (workspace_id, kind, letting_state, title, id);

-- Notices that run already; a reservation waits for some of them.
alter table assignment no force row level security;
alter table assignment_companion no force row level security;
alter table object_reservation no force row level security;
alter table property_object no force row level security;
update property_object o
set next_state = case when held.object_id is null then 'available' else 'reserved' end,
  next_from = leaving.quit_on + 1,
  move_in_date = leaving.quit_on + 1
from (
  select a.workspace_id, a.object_id, a.quit_on from assignment a
  where a.contract_state = 'quit' and a.ended_at is null and a.quit_on is not null
  union all
  select a.workspace_id, c.object_id, a.quit_on from assignment a
  join assignment_companion c on c.workspace_id = a.workspace_id and c.assignment_id = a.id
  where a.contract_state = 'quit' and a.ended_at is null and a.quit_on is not null
) leaving
left join object_reservation held
  on held.workspace_id = leaving.workspace_id and held.object_id = leaving.object_id and held.ended_at is null
where o.workspace_id = leaving.workspace_id and o.id = leaving.object_id and o.progress_state = 'rented';
alter table property_object force row level security;
alter table object_reservation force row level security;
alter table assignment_companion force row level security;
alter table assignment force row level security;

-- At most one household that stays or is to come, and at most one that leaves.
drop index assignment_object;
create unique index assignment_object on assignment (workspace_id, object_id)
  where state <> 'cancelled' and ended_at is null and contract_state is distinct from 'quit';
create unique index assignment_object_leaving on assignment (workspace_id, object_id)
  where ended_at is null and contract_state = 'quit';
create index assignment_object_live on assignment (workspace_id, object_id) where state <> 'cancelled' and ended_at is null;
