-- The list of a bulk mail outlives the people in it. When one of them is erased, the mail goes too, and with it the answer
-- whether it was sent: the outcome is therefore kept on the recipient, without name and address.

alter table task_recipient add column outcome text
  check (outcome in ('printed', 'sent', 'failed', 'terminated'));

-- Recipients are found by the record that is erased.
create index task_recipient_application on task_recipient (workspace_id, application_id) where application_id is not null;
create index task_recipient_waitlist on task_recipient (workspace_id, waitlist_request_id) where waitlist_request_id is not null;
-- Mails to staff belong to no thread; the ones about a record are found by its address in their text.
create index mail_message_without_thread on mail_message (workspace_id, id) where thread_id is null;

-- Recipients whose mail or record has been erased already. A bulk mail in which every mail failed says so by its counts.
alter table task_recipient no force row level security;
alter table task_group no force row level security;
alter table mail_message no force row level security;
alter table application no force row level security;
alter table waitlist_request no force row level security;
alter table interested_person no force row level security;

update task_recipient r
set outcome = case when g.state = 4 or g.completed_tasks = 0 and g.failed_tasks > 0 then 'failed' else 'sent' end
from task_group g
where g.workspace_id = r.workspace_id and g.id = r.task_group_id and r.state = 'written'
  and not exists (select from mail_message m where m.workspace_id = r.workspace_id and m.id = r.mail_id);

update task_recipient r
set name = '–', address = '', application_id = null, waitlist_request_id = null, interested_person_id = null
where r.application_id is not null
    and not exists (select from application a where a.workspace_id = r.workspace_id and a.id = r.application_id and a.anonymised_at is null)
  or r.waitlist_request_id is not null
    and not exists (select from waitlist_request w where w.workspace_id = r.workspace_id and w.id = r.waitlist_request_id)
  or r.interested_person_id is not null
    and not exists (select from interested_person i where i.workspace_id = r.workspace_id and i.id = r.interested_person_id);

alter table task_recipient force row level security;
alter table task_group force row level security;
alter table mail_message force row level security;
alter table application force row level security;
alter table waitlist_request force row level security;
alter table interested_person force row level security;
