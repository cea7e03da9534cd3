-- 23.11.2026. People who have asked about an object or the project and have not applied yet (decision 0380).

create table interested_person (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  number bigint not null,
  progress_state text not null default 'new' check (progress_state in ('new', 'contacted', 'applied', 'inactive')),
  title text check (title in ('ms', 'mr', 'other')),
  first_name text not null default '',
  last_name text not null,
  contact_name text not null generated always as (btrim(first_name || ' ' || last_name)) stored,
  -- Whoever called may have given a phone number alone.
  contact_email text,
  contact_phone text,
  language text not null check (language in ('de', 'fr')),
  -- Wishes beside the objects of interested_wish. Null is open.
  rooms_from double precision,
  rent_max bigint,
  move_in_from date,
  source text not null,
  remark text,
  -- When they agreed that what is known of them is kept, where they were asked.
  consented_on date,
  leave_reason text,
  leave_comment text,
  left_at timestamptz,
  -- When the application form was mailed last.
  form_sent_at timestamptz,
  -- What came of it.
  application_id uuid,
  recorded_by uuid,
  search_text text not null default '',
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, application_id) references application (workspace_id, id) on delete set null (application_id)
);
create unique index interested_person_number on interested_person (workspace_id, number);
create index interested_person_state_number on interested_person (workspace_id, progress_state, number, id);
create index interested_person_state_name on interested_person (workspace_id, progress_state, contact_name collate "de-x-icu", id);
create index interested_person_state_created on interested_person (workspace_id, progress_state, created_at, id);
create index interested_person_address on interested_person (workspace_id, lower(contact_email));
create index interested_person_application on interested_person (workspace_id, application_id) where application_id is not null;
create index interested_person_search on interested_person using gin (search_text gin_trgm_ops);
call protect_by_workspace('interested_person');

-- The objects they asked about, the dearest first.
create table interested_wish (
  workspace_id uuid not null references workspace (id) on delete cascade,
  person_id uuid not null,
  object_id uuid not null,
  rank integer not null check (rank between 1 and 3),
  primary key (workspace_id, person_id, object_id),
  foreign key (workspace_id, person_id) references interested_person (workspace_id, id) on delete cascade,
  foreign key (workspace_id, object_id) references property_object (workspace_id, id) on delete cascade
);
create unique index interested_wish_rank on interested_wish (workspace_id, person_id, rank);
create index interested_wish_object on interested_wish (workspace_id, object_id);
call protect_by_workspace('interested_wish');

-- Their mails are a thread of their own, as those of applications and of requests.
alter table mail_thread
  add column interested_person_id uuid,
  add unique (workspace_id, interested_person_id),
  add foreign key (workspace_id, interested_person_id) references interested_person (workspace_id, id) on delete cascade,
  add check (interested_person_id is null
    or (interested_person_id = id and application_id is null and waitlist_request_id is null));
drop index mail_thread_unassigned;
create index mail_thread_unassigned on mail_thread (workspace_id, last_at desc, id)
  where application_id is null and waitlist_request_id is null and interested_person_id is null;
alter table task_recipient add column interested_person_id uuid;
create index task_recipient_interested on task_recipient (workspace_id, interested_person_id) where interested_person_id is not null;

-- Whoever has been written to is contacted, by whichever way the mail was written; called back before it left, they are new again.
create function interested_person_is_written_to() returns trigger language plpgsql as $$
begin
  update interested_person set progress_state = case when new.last_out_at is null then 'new' else 'contacted' end
  where workspace_id = new.workspace_id and id = new.interested_person_id
    and progress_state = case when new.last_out_at is null then 'contacted' else 'new' end;
  return null;
end $$;
create trigger interested_person_written_to after insert or update of last_out_at on mail_thread
  for each row when (new.interested_person_id is not null) execute function interested_person_is_written_to();
