-- The sale after the reservation: the notary, the keys, and the payments of the purchase contract. Amounts in Rappen.

create table sale_completion (
  workspace_id uuid not null references workspace (id) on delete cascade,
  reservation_id uuid not null,
  notary_on date,
  notary_place text,
  notarised_on date,
  keys_on date,
  keys_to text,
  keys_count integer check (keys_count > 0),
  updated_at timestamptz not null,
  version integer not null default 1,
  primary key (workspace_id, reservation_id),
  foreign key (workspace_id, reservation_id) references reservation (workspace_id, id) on delete cascade,
  check ((keys_on is null) = (keys_to is null) and (keys_on is null) = (keys_count is null))
);
call protect_by_workspace('sale_completion');

-- Each is an expected payment of the kind sale_milestone.
create table sale_milestone (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  reservation_id uuid not null,
  title text not null check (char_length(title) between 1 and 100),
  amount bigint not null check (amount > 0),
  due_on date not null,
  created_by uuid,
  created_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, reservation_id) references reservation (workspace_id, id) on delete cascade
);
create index sale_milestone_reservation on sale_milestone (workspace_id, reservation_id, due_on, id);
call protect_by_workspace('sale_milestone');
