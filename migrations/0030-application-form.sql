-- What the public form needs beside the draft: papers handed in before it is sent, and links that open one thing only.

create table application_draft_document (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  draft_id uuid not null,
  -- The person's key in the draft; null for papers of the household.
  person_key uuid,
  category text not null,
  file_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, draft_id) references application_draft (workspace_id, id) on delete cascade,
  foreign key (workspace_id, file_id) references stored_file (workspace_id, id)
);
create index application_draft_document_draft on application_draft_document (workspace_id, draft_id, created_at);
call protect_by_workspace('application_draft_document');

-- A key of its own for a co-applicant or for the owner of an address; the applicant's own key opens everything.
create table application_link (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  purpose text not null check (purpose in ('co_applicant', 'email_validation')),
  draft_id uuid,
  application_id uuid,
  slug text not null,
  token_hash bytea not null,
  email text,
  -- The co-applicant's person, there or yet to come.
  person_key uuid,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  used_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, draft_id) references application_draft (workspace_id, id) on delete cascade,
  foreign key (workspace_id, application_id) references application (workspace_id, id) on delete cascade,
  check ((draft_id is null) <> (application_id is null))
);
create unique index application_link_slug on application_link (workspace_id, slug);
create index application_link_draft on application_link (workspace_id, draft_id);
create index application_link_application on application_link (workspace_id, application_id);
call protect_by_workspace('application_link');

-- A draft that was sent becomes the application under the same slug and is gone.
alter table application_draft drop column application_id;
create index application_draft_expiry on application_draft (workspace_id, expires_at);
