-- Papers that staff ask a household for, by a link that lives for some days; and what is known of each paper.

alter table application_document
  -- The day printed on it; without one the day it was handed in counts.
  add column issued_on date,
  -- When one of the staff first looked at it.
  add column seen_at timestamptz,
  add column seen_by uuid;

create table document_request (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  application_id uuid not null,
  token_hash bytea not null,
  -- [{person, category, reason}]: for each person (null: the household) which paper is missing or too old.
  wanted jsonb not null,
  note text,
  sent_by uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- The household says that it is done, or has handed in all that was asked for.
  received_at timestamptz,
  -- A newer request has taken its place; its link opens nothing any more.
  replaced_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, application_id) references application (workspace_id, id) on delete cascade
);
create index document_request_application on document_request (workspace_id, application_id, created_at desc);
-- One open request per household: of two clerks who ask at once, the second replaces the first.
create unique index document_request_open on document_request (workspace_id, application_id)
  where received_at is null and replaced_at is null;
call protect_by_workspace('document_request');
