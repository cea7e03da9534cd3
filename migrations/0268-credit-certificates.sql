-- 22.11.2026. What the issuer said of the credit certificate that an applicant named: valid or not, its day, whether it is of that name. For a person
-- of a draft or of an application, and gone with them; a later check of the same person replaces it.
create table credit_certificate (
  workspace_id uuid not null,
  -- The person's key, the same before and after sending.
  person_key uuid not null,
  draft_id uuid,
  application_id uuid,
  number text not null,
  provider text not null,
  -- Nobody was really asked.
  is_demo boolean not null,
  valid boolean not null,
  issued_on date,
  name_match boolean not null,
  checked_at timestamptz not null,
  primary key (workspace_id, person_key),
  foreign key (workspace_id, draft_id) references application_draft (workspace_id, id) on delete cascade,
  foreign key (workspace_id, application_id) references application (workspace_id, id) on delete cascade,
  check ((draft_id is null) <> (application_id is null))
);
create index credit_certificate_draft on credit_certificate (workspace_id, draft_id);
create index credit_certificate_application on credit_certificate (workspace_id, application_id);
call protect_by_workspace('credit_certificate');
