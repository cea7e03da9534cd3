-- How a project words its mails, and how it signs them. Several templates to a kind; one of them is what goes out by itself.

create table mail_template (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  kind text not null,
  title text not null,
  is_default boolean not null default false,
  is_active boolean not null default true,
  version integer not null default 1,
  created_by uuid,
  changed_by uuid,
  changed_at timestamptz not null,
  deleted_at timestamptz,
  primary key (workspace_id, id),
  -- What goes out by itself is there to be sent.
  check (not is_default or (is_active and deleted_at is null))
);
create unique index mail_template_default on mail_template (workspace_id, kind) where is_default;
create index mail_template_kind on mail_template (workspace_id, kind) where deleted_at is null;
call protect_by_workspace('mail_template');

-- A language without a row is not written.
create table mail_template_text (
  workspace_id uuid not null,
  template_id uuid not null,
  language text not null,
  subject text not null,
  body_html text not null,
  primary key (workspace_id, template_id, language),
  foreign key (workspace_id, template_id) references mail_template (workspace_id, id) on delete cascade
);
call protect_by_workspace('mail_template_text');

-- The project's own, whose owner is the workspace, and those of people, which stand in its place below what they send.
create table mail_signature (
  workspace_id uuid not null references workspace (id) on delete cascade,
  owner_id uuid not null,
  bodies jsonb not null,
  version integer not null,
  changed_by uuid not null,
  changed_at timestamptz not null,
  primary key (workspace_id, owner_id)
);
call protect_by_workspace('mail_signature');
