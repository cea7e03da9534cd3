-- Several households may hold an open offer of the same object at once, as many as the process settings allow. The cap is
-- checked under the lock of the object; the index only finds them.

drop index offer_open_object;
create index offer_open_object on offer (workspace_id, object_id) where state = 'open';

alter table offer add column reminded_at timestamptz;

-- What is offered and assigned together with the object itself, such as its parking space.
create table offer_companion (
  workspace_id uuid not null references workspace (id) on delete cascade,
  offer_id uuid not null,
  object_id uuid not null,
  object_state_before text not null check (object_state_before in ('available', 'inactive')),
  primary key (workspace_id, offer_id, object_id),
  foreign key (workspace_id, offer_id) references offer (workspace_id, id) on delete cascade,
  foreign key (workspace_id, object_id) references property_object (workspace_id, id)
);
create index offer_companion_object on offer_companion (workspace_id, object_id);
call protect_by_workspace('offer_companion');

-- Each mail about an offer has a link of its own, so a reminder leaves the first one working.
create table offer_link (
  workspace_id uuid not null references workspace (id) on delete cascade,
  token_hash bytea not null,
  offer_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, token_hash),
  foreign key (workspace_id, offer_id) references offer (workspace_id, id) on delete cascade
);
create index offer_link_offer on offer_link (workspace_id, offer_id);
call protect_by_workspace('offer_link');

-- Who has checked the prepared contract of an assignment, and when.
alter table assignment add column contract_checked_at timestamptz;
alter table assignment add column contract_checked_by uuid;
