-- 26.11.2026. Accounts of people of outside: investors (b2b) and document-room guests (dms) (decision 0660).

alter table staff_user drop constraint staff_user_role_check;
alter table staff_user add constraint staff_user_role_check check (role in
  ('superadmin', 'admin', 'superuser', 'user', 'assistant', 'marketer', 'contract', 'analyst', 'owner', 'external'));
-- No role of the back office for people of outside, and none of theirs for staff.
alter table staff_user add constraint staff_user_external_role check ((user_type = 'melon') = (role <> 'external'));
alter table role_permission add check (role <> 'external');

-- The part of an account that staff do not have; name, e-mail address and password are in staff_user.
create table external_account (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  -- Public name of the account in links; proves nothing.
  user_slug text not null,
  company text not null default '',
  -- E.164.
  phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  email_verified_at timestamptz,
  phone_verified_at timestamptz,
  -- Consent to the privacy policy.
  consented_at timestamptz,
  -- The person has entered their own data and a password; empty while they are only invited.
  registered_at timestamptz,
  last_used_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, id) references staff_user (workspace_id, id) on delete cascade,
  check (phone_verified_at is null or phone is not null)
);
create unique index external_account_slug on external_account (workspace_id, user_slug);
call protect_by_workspace('external_account');

-- Entrances (projects, document rooms) through which an account has come in with address and number proven.
create table external_admission (
  workspace_id uuid not null references workspace (id) on delete cascade,
  account_id uuid not null,
  entrance_id uuid not null,
  admitted_at timestamptz not null default now(),
  primary key (workspace_id, account_id, entrance_id),
  foreign key (workspace_id, account_id) references external_account (workspace_id, id) on delete cascade
);
call protect_by_workspace('external_admission');

-- Links by mail, each for one use; only the SHA-256 of the token is kept.
create table external_link (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  account_id uuid not null,
  purpose text not null check (purpose in ('invitation', 'email', 'password', 'phone')),
  token_hash bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, account_id) references external_account (workspace_id, id) on delete cascade
);
create unique index external_link_token on external_link (workspace_id, token_hash);
create index external_link_account on external_link (workspace_id, account_id);
call protect_by_workspace('external_link');
