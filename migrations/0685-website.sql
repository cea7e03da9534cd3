-- Project website: one per workspace, edited as a draft and published in versions.

create table website (
  workspace_id uuid primary key references workspace (id) on delete cascade,
  -- The content being edited; null where there is nothing beside the newest version.
  draft jsonb,
  draft_at timestamptz,
  draft_by uuid,
  -- The version that visitors read; null while the page is not published.
  live_version integer,
  -- Increases with each change of the draft and with each publication.
  version integer not null default 1,
  created_at timestamptz not null default now()
);
call protect_by_workspace('website');

-- A published version never changes.
create table website_version (
  workspace_id uuid not null references website (workspace_id) on delete cascade,
  version_number integer not null,
  content jsonb not null,
  note text not null default '',
  published_by uuid,
  created_at timestamptz not null default now(),
  primary key (workspace_id, version_number)
);
call protect_by_workspace('website_version');

alter table website add foreign key (workspace_id, live_version) references website_version (workspace_id, version_number);
