-- 25.11.2026. Threads, mails and recipients of bulk mails name their record by kind and id (decision 0460), not by a column for each kind.

alter table mail_thread no force row level security;
alter table mail_message no force row level security;
alter table task_recipient no force row level security;

alter table mail_thread add column record_kind text, add column record_id uuid;
update mail_thread set
  record_kind = case when application_id is not null then 'application' when waitlist_request_id is not null then 'waitlist'
    else 'interested' end,
  record_id = id
where coalesce(application_id, waitlist_request_id, interested_person_id) is not null;

drop trigger interested_person_written_to on mail_thread;
-- Keys, checks and indexes on the columns go with them.
drop index mail_thread_unassigned;
alter table mail_thread drop column application_id, drop column waitlist_request_id, drop column interested_person_id;
alter table mail_thread add check (record_id is null or record_id = id), add check ((record_id is null) = (record_kind is null));
create index mail_thread_unassigned on mail_thread (workspace_id, last_at desc, id) where record_kind is null;
-- The threads of one kind: the inbox filters by it.
create index mail_thread_kind on mail_thread (workspace_id, record_kind) where record_kind is not null;

alter table mail_message rename column application_id to record_id;
alter table mail_message add column record_kind text;
alter index mail_message_application rename to mail_message_record;
update mail_message set record_kind = 'application' where record_id is not null;
update mail_message m set record_kind = t.record_kind, record_id = t.record_id
  from mail_thread t
  where t.workspace_id = m.workspace_id and t.id = m.thread_id and m.record_id is null and m.kind <> 'report'
    and t.record_kind is not null;
alter table mail_message add check ((record_id is null) = (record_kind is null));

alter table task_recipient add column record_kind text, add column record_id uuid;
update task_recipient set
  record_kind = case when application_id is not null then 'application' when waitlist_request_id is not null then 'waitlist'
    else 'interested' end,
  record_id = coalesce(application_id, waitlist_request_id, interested_person_id)
where coalesce(application_id, waitlist_request_id, interested_person_id) is not null;
alter table task_recipient drop column application_id, drop column waitlist_request_id, drop column interested_person_id;
alter table task_recipient add check ((record_id is null) = (record_kind is null));
create index task_recipient_record on task_recipient (workspace_id, record_id) where record_id is not null;

-- Which views have bulk mails is what the areas declare.
alter table task_group drop constraint task_group_mail_view_check;

alter table mail_thread force row level security;
alter table mail_message force row level security;
alter table task_recipient force row level security;

-- The triggers below do for each kind what a foreign key with `on delete cascade` did: a thread has its record, and goes with it.
create function mail_thread_has_record() returns trigger language plpgsql as $$
declare found_id uuid;
begin
  execute format('select id from %I where workspace_id = $1 and id = $2 for key share', tg_argv[0])
    into found_id using new.workspace_id, new.record_id;
  if found_id is null then
    raise foreign_key_violation using message = format('thread %s has no record in %s', new.id, tg_argv[0]);
  end if;
  return null;
end $$;

create function mail_thread_goes_with_record() returns trigger language plpgsql as $$
begin
  delete from mail_thread where workspace_id = old.workspace_id and id = old.id and record_kind = tg_argv[0];
  return null;
end $$;

-- To be called for the table of each kind of record that has mails.
create procedure give_mail_threads(kind text, record_table text) language plpgsql as $$
begin
  execute format('create trigger mail_thread_has_%s after insert on mail_thread for each row
    when (new.record_kind = %L) execute function mail_thread_has_record(%L)', kind, kind, record_table);
  execute format('create trigger mail_thread_goes_with_%s after delete on %I for each row
    execute function mail_thread_goes_with_record(%L)', kind, record_table, kind);
end $$;

call give_mail_threads('application', 'application');
call give_mail_threads('waitlist', 'waitlist_request');
call give_mail_threads('interested', 'interested_person');

create or replace function interested_person_is_written_to() returns trigger language plpgsql as $$
begin
  update interested_person set progress_state = case when new.last_out_at is null then 'new' else 'contacted' end
  where workspace_id = new.workspace_id and id = new.record_id
    and progress_state = case when new.last_out_at is null then 'contacted' else 'new' end;
  return null;
end $$;
create trigger interested_person_written_to after insert or update of last_out_at on mail_thread
  for each row when (new.record_kind = 'interested') execute function interested_person_is_written_to();
