-- 22.11.2026. Uploads that come in pieces: how far each has come, under the key its sender chose, for the place it is meant for. `pieces` are the
-- keys of the contents in their order. With an answer it is handed in; asked again, the same is answered. Forgotten after a day, as receipts are.
create table upload_in_pieces (
  workspace_id uuid not null,
  place text not null,
  id uuid not null,
  name text not null,
  size bigint not null check (size > 0),
  arrived bigint not null default 0 check (arrived between 0 and size),
  pieces text[] not null default '{}',
  answer jsonb,
  updated_at timestamptz not null,
  primary key (workspace_id, place, id)
);
create index upload_in_pieces_age on upload_in_pieces (workspace_id, updated_at);
call protect_by_workspace('upload_in_pieces');
