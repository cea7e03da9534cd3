-- How a project words its denials: one row for each time somebody saved a wording. Without words it is the built-in one again.

create table denial_wording (
  workspace_id uuid not null references workspace (id) on delete cascade,
  template text not null,
  version_number integer not null,
  words jsonb,
  created_by uuid,
  created_at timestamptz not null,
  primary key (workspace_id, template, version_number)
);
call protect_by_workspace('denial_wording');
