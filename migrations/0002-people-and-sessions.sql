-- People with a login, their sessions and what protects the door.

create table staff_user (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  user_type text not null default 'melon' check (user_type in ('melon', 'b2b', 'dms')),
  email text not null,
  username text not null,
  first_name text not null,
  last_name text not null,
  phone text,
  language text not null default 'de' check (language in ('de', 'fr')),
  role text not null check (role in ('superadmin', 'admin', 'superuser', 'user', 'assistant', 'marketer', 'contract', 'analyst')),
  password_hash text,
  totp_secret text,
  totp_confirmed_at timestamptz,
  -- The last accepted time step, so that one code opens the door once.
  totp_last_step bigint,
  recovery_code_hashes text[] not null default '{}',
  sso_subject text,
  notification_settings jsonb not null default '{}',
  preferences jsonb not null default '{}',
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
create unique index staff_user_email on staff_user (workspace_id, user_type, lower(email));
create unique index staff_user_sso_subject on staff_user (workspace_id, sso_subject);
call protect_by_workspace('staff_user');

-- What a role may do once an administrator has changed it; without a row the default of the code holds.
create table role_permission (
  workspace_id uuid not null references workspace (id) on delete cascade,
  role text not null,
  permissions text[] not null,
  version integer not null default 1,
  primary key (workspace_id, role)
);
call protect_by_workspace('role_permission');

-- A signed-in browser. Only the SHA-256 of its token is kept.
create table session (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  user_id uuid not null,
  token_hash bytea not null,
  -- Password given, second factor still missing: good for nothing but giving it.
  awaits_second_factor boolean not null default false,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  user_agent text,
  primary key (workspace_id, id),
  foreign key (workspace_id, user_id) references staff_user (workspace_id, id) on delete cascade
);
create unique index session_token on session (workspace_id, token_hash);
create index session_user_id on session (workspace_id, user_id);
call protect_by_workspace('session');

create table password_reset (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  user_id uuid not null,
  token_hash bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, user_id) references staff_user (workspace_id, id) on delete cascade
);
create unique index password_reset_token on password_reset (workspace_id, token_hash);
call protect_by_workspace('password_reset');

-- Failed sign-ins per account name (hashed): each further one waits longer, none locks out for ever.
create table sign_in_attempt (
  workspace_id uuid not null references workspace (id) on delete cascade,
  account_hash bytea not null,
  failures integer not null,
  last_failed_at timestamptz not null,
  wait_until timestamptz not null,
  primary key (workspace_id, account_hash)
);
call protect_by_workspace('sign_in_attempt');

-- One round of single sign-on: the secrets that tie the answer of the provider to the browser that asked.
create table sso_round (
  workspace_id uuid not null references workspace (id) on delete cascade,
  state_hash bytea not null,
  provider text not null check (provider in ('azure', 'oidc')),
  nonce text not null,
  code_verifier text not null,
  redirect_uri text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (workspace_id, state_hash)
);
call protect_by_workspace('sso_round');
