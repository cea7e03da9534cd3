-- 26.11.2026. Codes that are sent to phones of people of outside (decision 0661).

create table external_code (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  account_id uuid not null,
  -- The half session that the code completes.
  session_id uuid not null,
  -- Number to be proven, E.164.
  phone text not null,
  -- SHA-256 of the network that asked.
  network_hash bytea not null,
  channel text not null check (channel in ('sms', 'email')),
  -- SHA-256 of id and code; empty until the job that sends the code has drawn it.
  code_hash bytea,
  wrong_checks integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, account_id) references external_account (workspace_id, id) on delete cascade,
  foreign key (workspace_id, session_id) references session (workspace_id, id) on delete cascade
);
create index external_code_session on external_code (workspace_id, session_id, created_at);
create index external_code_phone on external_code (workspace_id, phone, created_at);
create index external_code_network on external_code (workspace_id, network_hash, created_at);
create index external_code_age on external_code (workspace_id, created_at);
call protect_by_workspace('external_code');
