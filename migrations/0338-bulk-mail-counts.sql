-- 22.11.2026. How a bulk mail ended, kept when it has: while it goes on, its mails are counted.
alter table task_group
  add column completed_tasks integer not null default 0,
  add column failed_tasks integer not null default 0,
  add column terminated_tasks integer not null default 0,
  add column is_news boolean not null default false;
