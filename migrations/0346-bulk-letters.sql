-- 22.11.2026. Bulk mail reaches those without an address for mails on paper (decision 0345): they stand among the recipients without one.
drop index task_recipient_once;
create unique index task_recipient_once on task_recipient (workspace_id, task_group_id, lower(address)) where state <> 'excluded' and address <> '';
