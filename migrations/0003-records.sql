-- What has happened, what has been sent, what has been stored, and how people like their lists.

-- Append-only; each entry carries the hash of the one before it, so a change or a gap shows (app/verify-audit.ts).
create table audit_entry (
  workspace_id uuid not null references workspace (id) on delete cascade,
  sequence bigint not null,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('user', 'applicant', 'job', 'system')),
  actor_id uuid,
  actor_name text not null,
  event text not null,
  subject_kind text not null,
  subject_id uuid not null,
  subject_title text not null,
  changes jsonb not null default '[]',
  cause text,
  previous_hash bytea not null,
  hash bytea not null,
  primary key (workspace_id, sequence)
);
create index audit_entry_subject on audit_entry (workspace_id, subject_kind, subject_id, sequence desc);
call protect_by_workspace('audit_entry');

create function audit_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'audit entries are never changed';
end $$;
create trigger audit_entry_unchanged before update on audit_entry for each row execute function audit_is_append_only();

create table audit_head (
  workspace_id uuid primary key references workspace (id) on delete cascade,
  sequence bigint not null,
  hash bytea not null
);
call protect_by_workspace('audit_head');

-- The outbox: written with the deed it reports, sent by a job after commit; held where no SMTP server is set.
create table mail_message (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  kind text not null,
  state text not null default 'queued' check (state in ('queued', 'sent', 'held', 'failed')),
  language text not null check (language in ('de', 'fr')),
  to_address text not null,
  to_name text not null default '',
  subject text not null,
  body_text text not null,
  body_html text not null,
  application_id uuid,
  message_id text not null,
  attempts integer not null default 0,
  failure text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (workspace_id, id)
);
create index mail_message_newest on mail_message (workspace_id, created_at desc, id);
create index mail_message_application on mail_message (workspace_id, application_id, created_at desc);
call protect_by_workspace('mail_message');

-- A file as it came: name, measured type, size and digest. `storage_key` is its place on disk or in the bucket.
create table stored_file (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  storage_key text not null,
  name text not null check (char_length(name) <= 200),
  content_type text not null,
  size bigint not null,
  sha256 bytea not null,
  -- What it hangs on ('application', 'object', 'building', 'draft', 'workspace'); null while nobody has claimed the upload.
  owner_kind text,
  owner_id uuid,
  category text not null default 'document',
  position integer not null default 0,
  is_public boolean not null default false,
  uploaded_by uuid,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
create index stored_file_owner on stored_file (workspace_id, owner_kind, owner_id, category, position);
call protect_by_workspace('stored_file');

-- Which columns a list shows, in which order, for everybody in the project.
create table table_setting (
  workspace_id uuid not null references workspace (id) on delete cascade,
  table_key text not null,
  columns jsonb not null,
  version integer not null default 1,
  primary key (workspace_id, table_key)
);
call protect_by_workspace('table_setting');

create table table_view (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  table_key text not null,
  owner_id uuid not null,
  name text not null,
  is_shared boolean not null default false,
  query text not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, owner_id) references staff_user (workspace_id, id) on delete cascade
);
create unique index table_view_name on table_view (workspace_id, table_key, owner_id, name);
call protect_by_workspace('table_view');
