-- A terminated household stays until its last day; only then is the object free. Until when that is, who gave notice, and
-- when the keys come back.

alter table assignment
  add column quit_by text check (quit_by in ('tenant', 'landlord')),
  add column notice_on date,
  add column handover_on date,
  add column ended_at timestamptz;

-- Terminations so far freed the object at once.
alter table assignment no force row level security;
update assignment set ended_at = coalesce(quit_on::timestamptz, now()) where contract_state = 'quit';
alter table assignment force row level security;

alter table assignment add check (ended_at is null or contract_state = 'quit');

drop index assignment_object;
drop index assignment_application;
create unique index assignment_object on assignment (workspace_id, object_id) where state <> 'cancelled' and ended_at is null;
create unique index assignment_application on assignment (workspace_id, application_id)
  where state <> 'cancelled' and ended_at is null;
-- All households that ever had an object, newest first.
create index assignment_history on assignment (workspace_id, object_id, assigned_at desc) where state = 'released';
create index assignment_tenants_end on assignment (workspace_id, quit_on, id) where state = 'released';

-- Holds an object without an application, until a day. One that waits for the tenants to leave has not begun.
create table object_reservation (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  object_id uuid not null,
  until date not null,
  note text not null,
  created_by uuid,
  created_at timestamptz not null,
  begun_at timestamptz,
  ended_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, object_id) references property_object (workspace_id, id) on delete cascade
);
create unique index object_reservation_one on object_reservation (workspace_id, object_id) where ended_at is null;
call protect_by_workspace('object_reservation');
