-- 26.11.2026. The hand-over of a sold object: the protocol, and the defects that it lists.

create table sale_handover (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  reservation_id uuid not null,
  -- Day, people, rooms with their points, meters, keys.
  content jsonb not null,
  seller_name text,
  seller_signature jsonb,
  buyer_name text,
  buyer_signature jsonb,
  signed_at timestamptz,
  signed_by uuid,
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  primary key (workspace_id, id),
  foreign key (workspace_id, reservation_id) references reservation (workspace_id, id) on delete cascade,
  check ((signed_at is null) = (seller_name is null) and (signed_at is null) = (buyer_name is null)
    and (signed_at is null) = (seller_signature is null) and (signed_at is null) = (buyer_signature is null))
);
create unique index sale_handover_reservation on sale_handover (workspace_id, reservation_id);
call protect_by_workspace('sale_handover');

create function signed_handover_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'a signed hand-over is never changed';
end $$;
create trigger sale_handover_final before update on sale_handover
  for each row when (old.signed_at is not null) execute function signed_handover_is_final();

create table sale_defect (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  handover_id uuid not null,
  -- Order in the protocol.
  position integer not null,
  room text not null,
  item text not null,
  remark text not null,
  responsible text not null,
  due_on date not null,
  -- Last day on which staff were reminded.
  reminded_on date,
  done_on date,
  done_by uuid,
  note text,
  version integer not null default 1,
  primary key (workspace_id, id),
  foreign key (workspace_id, handover_id) references sale_handover (workspace_id, id) on delete cascade
);
create index sale_defect_handover on sale_defect (workspace_id, handover_id, position);
call protect_by_workspace('sale_defect');

alter table sale_completion add column handed_over_on date;
