-- What a person said about two applications that look alike. The smaller id stands first, so a pair has one verdict.

create table duplicate_verdict (
  workspace_id uuid not null references workspace (id) on delete cascade,
  first_id uuid not null,
  second_id uuid not null,
  verdict text not null check (verdict in ('same_household', 'different')),
  decided_by uuid,
  decided_at timestamptz not null default now(),
  primary key (workspace_id, first_id, second_id),
  check (first_id < second_id),
  foreign key (workspace_id, first_id) references application (workspace_id, id) on delete cascade,
  foreign key (workspace_id, second_id) references application (workspace_id, id) on delete cascade
);
create index duplicate_verdict_second on duplicate_verdict (workspace_id, second_id);
call protect_by_workspace('duplicate_verdict');

create index application_phone on application (workspace_id, contact_phone) where contact_phone <> '';
create index adult_birth_and_name on adult (workspace_id, date_of_birth, lower(last_name)) where date_of_birth is not null;
