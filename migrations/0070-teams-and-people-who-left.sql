-- Teams, and people whose login was deleted: the row stays as the name beside what they decided, without anything that opens a door.

create table team (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  name text not null,
  description text not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
create unique index team_name on team (workspace_id, lower(name));
call protect_by_workspace('team');

create table team_member (
  workspace_id uuid not null references workspace (id) on delete cascade,
  team_id uuid not null,
  user_id uuid not null,
  primary key (workspace_id, team_id, user_id),
  foreign key (workspace_id, team_id) references team (workspace_id, id) on delete cascade,
  foreign key (workspace_id, user_id) references staff_user (workspace_id, id) on delete cascade
);
create index team_member_user on team_member (workspace_id, user_id);
call protect_by_workspace('team_member');

alter table staff_user add column deleted_at timestamptz;
