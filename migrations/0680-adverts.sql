-- Advertisements of objects on property portals, and what was handed over to each portal.

create table advert (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  object_id uuid not null,
  -- Identity at the portals: stays the same when the number of the object changes.
  reference text not null check (reference <> ''),
  state text not null check (state in ('draft', 'scheduled', 'live', 'ended')),
  platforms text[] not null default '{}',
  -- Title and parts of the text by language: {"title": {"de": "…"}}.
  messages jsonb not null default '{}',
  starts_on date,
  ends_on date,
  max_applications integer check (max_applications > 0),
  -- Null: the contact of the object.
  contact jsonb,
  virtual_tour text,
  is_price_on_request boolean not null default false,
  published_at timestamptz,
  ended_at timestamptz,
  ended_because text check (ended_because in
    ('by_hand', 'date', 'applications', 'offer', 'assigned', 'reserved', 'rented', 'sold', 'withdrawn')),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id),
  unique (workspace_id, object_id),
  unique (workspace_id, reference),
  foreign key (workspace_id, object_id) references property_object (workspace_id, id) on delete cascade,
  check ((state = 'ended') = (ended_because is not null))
);
create index advert_under_way on advert (workspace_id, state) where state in ('scheduled', 'live');
call protect_by_workspace('advert');

create table advert_on_portal (
  workspace_id uuid not null references workspace (id) on delete cascade,
  advert_id uuid not null,
  platform text not null check (platform in ('homegate', 'newhome', 'immoscout', 'icasa', 'flatfox')),
  state text not null check (state in ('queued', 'handed_over', 'error', 'removing', 'removed')),
  changed_at timestamptz not null,
  -- Hash of the content that was handed over last.
  content_hash text,
  -- Reasons of the state `error`: {"problems": [], "detail": ""}.
  trouble jsonb,
  -- Id that the portal gave it.
  remote_id text,
  primary key (workspace_id, advert_id, platform),
  foreign key (workspace_id, advert_id) references advert (workspace_id, id) on delete cascade
);
create index advert_on_portal_by_platform on advert_on_portal (workspace_id, platform, state);
call protect_by_workspace('advert_on_portal');

-- Work for each portal. A hand-over is due while `handed_number` is smaller than `change_number`.
create table portal_account (
  workspace_id uuid not null references workspace (id) on delete cascade,
  platform text not null check (platform in ('homegate', 'newhome', 'immoscout', 'icasa', 'flatfox')),
  change_number bigint not null default 0,
  handed_number bigint not null default 0,
  attempts integer not null default 0,
  next_try_at timestamptz,
  -- One worker hands over at a time; after a crash another one may begin at this time.
  busy_until timestamptz,
  primary key (workspace_id, platform)
);
call protect_by_workspace('portal_account');

create table portal_hand_over (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  platform text not null check (platform in ('homegate', 'newhome', 'immoscout', 'icasa', 'flatfox')),
  state text not null check (state in ('running', 'done', 'failed')),
  began_at timestamptz not null,
  ended_at timestamptz,
  file_name text not null,
  content_type text not null,
  storage_key text not null,
  size integer not null,
  adverts integer not null,
  files integer not null default 0,
  -- [{"reference", "objectId", "title", "problems": [], "detail"}].
  skipped jsonb not null default '[]',
  problem text,
  detail text not null default '',
  primary key (workspace_id, id)
);
create index portal_hand_over_newest on portal_hand_over (workspace_id, platform, began_at desc);
create index portal_hand_over_age on portal_hand_over (workspace_id, began_at);
call protect_by_workspace('portal_hand_over');

-- Present once a workspace has published; `is_wanted` while a job is queued that compares the advertisements with their objects.
create table advert_watch (
  workspace_id uuid not null references workspace (id) on delete cascade,
  is_wanted boolean not null default false,
  primary key (workspace_id)
);
call protect_by_workspace('advert_watch');
