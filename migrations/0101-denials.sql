-- Each denial: of the whole application, or of one object while the application goes on. The reason is for the landlord alone;
-- what the applicant read is the mail.

create table denial (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  application_id uuid not null,
  object_id uuid,
  reason text not null,
  note text,
  subject text not null,
  wording text not null,
  mail_id uuid,
  denied_by uuid,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, application_id) references application (workspace_id, id) on delete cascade,
  foreign key (workspace_id, object_id) references property_object (workspace_id, id)
);
create index denial_application on denial (workspace_id, application_id, created_at desc);
create index denial_object on denial (workspace_id, object_id, application_id) where object_id is not null;
call protect_by_workspace('denial');
