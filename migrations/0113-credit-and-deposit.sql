-- What a credit bureau said about a person, with what a person of the staff made of it; and the deposit opened at a provider.

create table credit_check (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  application_id uuid not null,
  adult_id uuid not null,
  provider text not null,
  -- Nobody was really asked.
  is_demo boolean not null,
  status text not null check (status in ('done', 'not_found', 'ambiguous')),
  light text not null check (light in ('green', 'yellow', 'red', 'grey')),
  reference text not null,
  -- The report among the papers, while it is there.
  document_id uuid,
  checked_by uuid not null,
  checked_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, application_id) references application (workspace_id, id) on delete cascade,
  foreign key (workspace_id, adult_id) references adult (workspace_id, id) on delete cascade
);
create index credit_check_adult on credit_check (workspace_id, adult_id, checked_at desc);
create index credit_check_application on credit_check (workspace_id, application_id);
call protect_by_workspace('credit_check');

create table deposit_request (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  application_id uuid not null,
  provider text not null,
  is_demo boolean not null,
  external_id text not null,
  state text not null
    check (state in ('invited', 'in_progress', 'active', 'declined', 'rejected_by_provider', 'released')),
  tenant_url text not null,
  -- Rappen.
  amount bigint not null,
  requested_by uuid not null,
  requested_at timestamptz not null,
  asked_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, application_id) references application (workspace_id, id) on delete cascade
);
create index deposit_request_application on deposit_request (workspace_id, application_id, requested_at desc);
call protect_by_workspace('deposit_request');
