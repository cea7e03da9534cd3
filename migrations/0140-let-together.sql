-- What is let together with the object of an assignment, such as its parking space, whichever way it was assigned. The rents
-- are the object's own until they are agreed otherwise or the agreement goes out; from then on they stand here.

create table assignment_companion (
  workspace_id uuid not null references workspace (id) on delete cascade,
  assignment_id uuid not null,
  object_id uuid not null,
  object_state_before text not null check (object_state_before in ('available', 'inactive')),
  net_rent bigint,
  ancillary_cost bigint,
  deposit bigint,
  primary key (workspace_id, assignment_id, object_id),
  foreign key (workspace_id, assignment_id) references assignment (workspace_id, id) on delete cascade,
  foreign key (workspace_id, object_id) references property_object (workspace_id, id)
);
create index assignment_companion_object on assignment_companion (workspace_id, object_id);

-- So far only the accepted offer knew it. Of contracts that are out the rents of today stay as they are.
alter table assignment no force row level security;
alter table offer_companion no force row level security;
alter table property_object no force row level security;
insert into assignment_companion
  (workspace_id, assignment_id, object_id, object_state_before, net_rent, ancillary_cost, deposit)
select a.workspace_id, a.id, c.object_id, c.object_state_before,
  case when isout then coalesce(o.net_rent, o.gross_rent) end,
  case when isout then o.ancillary_cost end,
  case when isout then o.deposit end
from assignment a
cross join lateral (select coalesce(a.contract_state <> 'without_contract', false) as isout) contract
join offer_companion c on c.workspace_id = a.workspace_id and c.offer_id = a.offer_id
join property_object o on o.workspace_id = c.workspace_id and o.id = c.object_id;
-- A tenancy is found by all that it lets.
update assignment a set search_text = a.search_text || ' ' || more.words
from (
  select c.workspace_id, c.assignment_id, folded(string_agg(o.title || ' ' || o.reference_number, ' ')) as words
  from assignment_companion c
  join property_object o on o.workspace_id = c.workspace_id and o.id = c.object_id
  group by c.workspace_id, c.assignment_id
) more
where more.workspace_id = a.workspace_id and more.assignment_id = a.id;
alter table property_object force row level security;
alter table offer_companion force row level security;
alter table assignment force row level security;

call protect_by_workspace('assignment_companion');
