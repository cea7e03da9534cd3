-- Where a project sells, an object is noted as sold by hand: when, for how much and to whom, as far as that is to be kept. A note
-- that was taken back stays, with its reason.

create table object_sale (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  object_id uuid not null,
  sold_on date not null,
  -- Rappen.
  price bigint check (price >= 0),
  buyer text,
  state_before text not null,
  noted_by uuid,
  noted_at timestamptz not null default now(),
  taken_back_by uuid,
  taken_back_at timestamptz,
  taken_back_reason text,
  primary key (workspace_id, id),
  foreign key (workspace_id, object_id) references property_object (workspace_id, id) on delete cascade
);
create unique index object_sale_standing on object_sale (workspace_id, object_id) where taken_back_at is null;
call protect_by_workspace('object_sale');
