-- A second person judges without having seen the first verdict; points are counted by the rules that stood when it was given.

alter table application add column evaluated_by uuid;
alter table application add column points_version integer;

update application a set evaluated_by = e.rated_by from evaluation e
where e.workspace_id = a.workspace_id and e.application_id = a.id and e.round = 'final' and e.criterion = 'overall';

alter table evaluation_comment add column mentions uuid[] not null default '{}';

-- Each save is a new version; nothing is changed afterwards.
create table point_rules (
  workspace_id uuid not null references workspace (id) on delete cascade,
  version_number integer not null check (version_number > 0),
  rules jsonb not null,
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (workspace_id, version_number)
);
call protect_by_workspace('point_rules');
