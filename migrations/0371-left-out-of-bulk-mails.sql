-- 23.11.2026. How many a bulk mail leaves out, known since it was prepared, also when it has ended.
alter table task_group add column excluded_tasks integer not null default 0;
alter table task_group no force row level security;
alter table task_recipient no force row level security;
update task_group g set excluded_tasks = (
  select count(*) from task_recipient r where r.workspace_id = g.workspace_id and r.task_group_id = g.id and r.state = 'excluded');
alter table task_group force row level security;
alter table task_recipient force row level security;
