-- A denial whose mail was called back before it left is taken back. Whether it ended the application is a choice of its own: the wish
-- for one object may be denied and the application ended with it.

alter table denial no force row level security;
alter table denial
  add column ends_application boolean not null default false,
  add column taken_back_at timestamptz;
update denial set ends_application = true where object_id is null;
alter table denial force row level security;

create index denial_mail on denial (workspace_id, mail_id) where mail_id is not null;
