-- What people with a login are told of: their news on the home page, gathered once a day into a mail for those who want one.

create table staff_news (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  user_id uuid not null,
  kind text not null,
  -- Whoever has lost it no longer reads this.
  permission text not null,
  name text not null,
  path text not null,
  happened_at timestamptz not null,
  -- The morning of the mail that gathers it; null where no daily mail is wanted.
  due_at timestamptz,
  told_at timestamptz,
  read_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, user_id) references staff_user (workspace_id, id) on delete cascade
);
create index staff_news_of_person on staff_news (workspace_id, user_id, happened_at desc);
create index staff_news_due on staff_news (workspace_id, user_id, due_at) where told_at is null and due_at is not null;
create index staff_news_path on staff_news (workspace_id, path);
create index staff_news_age on staff_news (workspace_id, happened_at);
call protect_by_workspace('staff_news');
