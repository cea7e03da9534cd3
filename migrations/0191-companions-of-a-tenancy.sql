-- What is let together with a tenancy can come and go while it runs: from which day it was added, and its own last day when it
-- leaves before the tenancy does.

alter table assignment_companion
  add column let_from date,
  add column let_until date,
  add column ended_at timestamptz,
  add check (ended_at is null or let_until is not null),
  add check (let_until is null or let_from is null or let_until >= let_from);

drop index assignment_companion_object;
create index assignment_companion_object on assignment_companion (workspace_id, object_id, ended_at);
