-- 22.11.2026. A page of the inbox far behind is found in the index alone.
drop index mail_thread_in;
create index mail_thread_in on mail_thread (workspace_id, last_in_at desc, id desc) include (snoozed_until)
  where last_in_at is not null and archived_at is null;
