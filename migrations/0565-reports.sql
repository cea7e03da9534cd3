-- 26.11.2026. Reports as PDF and spreadsheet, their recipients, and the schedules that make them again.

create table report_schedule (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  title text not null,
  -- As in `report`.
  options jsonb not null,
  rhythm text not null check (rhythm in ('weekly', 'monthly', 'quarterly')),
  -- Day of the next report in Swiss time; null while paused.
  next_run date,
  created_by uuid,
  created_at timestamptz not null,
  version integer not null default 1,
  primary key (workspace_id, id)
);
create index report_schedule_due on report_schedule (workspace_id, next_run) where next_run is not null;
call protect_by_workspace('report_schedule');

create table report_schedule_recipient (
  workspace_id uuid not null references workspace (id) on delete cascade,
  schedule_id uuid not null,
  recipient_kind text not null check (recipient_kind in ('owner', 'user')),
  recipient_id uuid not null,
  primary key (workspace_id, schedule_id, recipient_kind, recipient_id),
  foreign key (workspace_id, schedule_id) references report_schedule (workspace_id, id) on delete cascade
);
call protect_by_workspace('report_schedule_recipient');

create table report (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('letting', 'advertising')),
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed')),
  title text not null,
  -- {buildings, objects, withoutInactives, onlyFavourites, comment}
  options jsonb not null,
  -- Filters in words as printed on each page.
  filters text,
  progress integer not null default 0 check (progress between 0 and 100),
  -- Raised by each run of the job: a run that was overtaken by another writes nothing.
  attempt integer not null default 0,
  -- Key of the reason.
  failure text,
  pdf_id uuid,
  sheet_id uuid,
  pages integer,
  -- Names of uploaded files that have no pages; the PDF contains them as attachments.
  attached text[] not null default '{}',
  -- Figures that the next report compares itself with.
  figures jsonb,
  data_at timestamptz,
  schedule_id uuid,
  -- Day of the schedule for which it was made.
  scheduled_for date,
  created_by uuid,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, schedule_id) references report_schedule (workspace_id, id) on delete set null (schedule_id),
  foreign key (workspace_id, pdf_id) references stored_file (workspace_id, id) on delete set null (pdf_id),
  foreign key (workspace_id, sheet_id) references stored_file (workspace_id, id) on delete set null (sheet_id)
);
create index report_newest on report (workspace_id, created_at desc, id desc);
create unique index report_of_schedule on report (workspace_id, schedule_id, scheduled_for) where schedule_id is not null;
create index report_pdf on report (workspace_id, pdf_id) where pdf_id is not null;
create index report_sheet on report (workspace_id, sheet_id) where sheet_id is not null;
call protect_by_workspace('report');

-- An owner sees the reports that were sent to it, and no others.
create table report_recipient (
  workspace_id uuid not null references workspace (id) on delete cascade,
  report_id uuid not null,
  recipient_kind text not null check (recipient_kind in ('owner', 'user')),
  recipient_id uuid not null,
  -- As it was when the report was sent.
  name text not null,
  mail_id uuid,
  sent_by uuid,
  -- Null until the report is made and its mail is written.
  sent_at timestamptz,
  primary key (workspace_id, report_id, recipient_kind, recipient_id),
  foreign key (workspace_id, report_id) references report (workspace_id, id) on delete cascade
);
create index report_recipient_of on report_recipient (workspace_id, recipient_kind, recipient_id, sent_at);
call protect_by_workspace('report_recipient');
