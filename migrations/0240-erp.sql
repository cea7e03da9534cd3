-- What the property software has told of its houses, by its own numbers; null in it means known to be nothing.

create table erp_estate (
  workspace_id uuid not null references workspace (id) on delete cascade,
  kind text not null check (kind in ('property', 'building', 'unit')),
  reference text not null,
  facts jsonb not null default '{}',
  is_gone boolean not null default false,
  heard_at timestamptz not null,
  primary key (workspace_id, kind, reference)
);
call protect_by_workspace('erp_estate');

-- What went to the property software or came from it, one row per transfer. What was sent is not kept, only its hash: it names
-- people, and stands in the tenancy already.
create table erp_transfer (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('import', 'object', 'dossier', 'contract')),
  direction text not null check (direction in ('in', 'out')),
  -- The number of the property or unit there.
  reference text not null,
  object_id uuid,
  tenancy_id uuid,
  payload_hash text not null default '',
  state text not null check (state in ('queued', 'sent', 'confirmed', 'refused', 'failed')),
  -- As it was told: [{"attribute", "reason"}].
  reasons jsonb not null default '[]',
  -- What came in: {"created", "changed", "unchanged", "rejected", "fields": []}.
  outcome jsonb,
  -- The number of what was made of it there.
  external_reference text,
  attempts integer not null default 0,
  created_by_name text not null,
  created_at timestamptz not null,
  next_try_at timestamptz,
  sent_at timestamptz,
  answered_at timestamptz,
  -- When the draft of an agreement had become one there.
  agreed_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, object_id) references property_object (workspace_id, id) on delete cascade,
  foreign key (workspace_id, tenancy_id) references assignment (workspace_id, id) on delete cascade
);
-- The same is not sent twice, whoever presses at once; what was refused may be tried anew.
create unique index erp_transfer_same on erp_transfer (workspace_id, kind, tenancy_id, payload_hash)
  where direction = 'out' and state <> 'refused';
create unique index erp_transfer_pull on erp_transfer (workspace_id, object_id)
  where kind = 'object' and state = 'queued';
create index erp_transfer_log on erp_transfer (workspace_id, created_at desc);
create index erp_transfer_tenancy on erp_transfer (workspace_id, tenancy_id, created_at desc);
create index erp_transfer_object on erp_transfer (workspace_id, object_id, created_at desc);
call protect_by_workspace('erp_transfer');
