-- 22.11.2026. Every mail accounted for (decision 0330): threads, mails in both directions, addresses that cannot be reached, bulk mails.

-- What a line of the inbox shows. The id is that of the record it is about; a stranger's thread has one of its own.
create table mail_thread (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  application_id uuid,
  waitlist_request_id uuid,
  contact_name text not null default '',
  contact_address text not null default '',
  -- Of the newest mail.
  subject text not null default '',
  preview text not null default '',
  last_at timestamptz not null,
  last_direction text not null check (last_direction in ('in', 'out')),
  -- The newest one that a person wrote to us; automatic answers raise nothing.
  last_in_at timestamptz,
  last_out_at timestamptz,
  last_bounce_at timestamptz,
  mails integer not null default 0,
  has_attachments boolean not null default false,
  is_important boolean not null default false,
  archived_at timestamptz,
  snoozed_until timestamptz,
  assigned_to uuid,
  search_text text not null default '',
  primary key (workspace_id, id),
  unique (workspace_id, application_id),
  unique (workspace_id, waitlist_request_id),
  foreign key (workspace_id, application_id) references application (workspace_id, id) on delete cascade,
  foreign key (workspace_id, waitlist_request_id) references waitlist_request (workspace_id, id) on delete cascade,
  check (application_id is null or (application_id = id and waitlist_request_id is null)),
  check (waitlist_request_id is null or waitlist_request_id = id)
);
create index mail_thread_newest on mail_thread (workspace_id, last_at desc, id) where archived_at is null;
create index mail_thread_sent on mail_thread (workspace_id, last_out_at desc, id) where last_out_at is not null;
create index mail_thread_assigned on mail_thread (workspace_id, assigned_to, last_at desc, id) where assigned_to is not null;
create index mail_thread_important on mail_thread (workspace_id, last_at desc, id) where is_important;
create index mail_thread_archived on mail_thread (workspace_id, last_at desc, id) where archived_at is not null;
create index mail_thread_unassigned on mail_thread (workspace_id, last_at desc, id) where application_id is null and waitlist_request_id is null;
create index mail_thread_snoozed on mail_thread (workspace_id, snoozed_until) where snoozed_until is not null;
create index mail_thread_in on mail_thread (workspace_id, last_in_at desc, id) where last_in_at is not null;
create index mail_thread_bounced on mail_thread (workspace_id, last_bounce_at desc, id) where last_bounce_at is not null;
create index mail_thread_address on mail_thread (workspace_id, lower(contact_address));
create index mail_thread_search on mail_thread using gin (search_text gin_trgm_ops);
call protect_by_workspace('mail_thread');

-- Who has not yet read what: a line per colleague, taken away by reading. Counting them costs what is unread, not what was ever written.
create table mail_thread_unread (
  workspace_id uuid not null references workspace (id) on delete cascade,
  user_id uuid not null,
  thread_id uuid not null,
  has_mail boolean not null,
  has_bounce boolean not null,
  since timestamptz not null,
  primary key (workspace_id, user_id, thread_id),
  foreign key (workspace_id, user_id) references staff_user (workspace_id, id) on delete cascade,
  foreign key (workspace_id, thread_id) references mail_thread (workspace_id, id) on delete cascade
);
create index mail_thread_unread_thread on mail_thread_unread (workspace_id, thread_id);
call protect_by_workspace('mail_thread_unread');

-- What somebody is writing in a thread and has not sent, and when they were last there.
create table mail_desk (
  workspace_id uuid not null references workspace (id) on delete cascade,
  thread_id uuid not null,
  user_id uuid not null,
  subject text not null default '',
  body text not null default '',
  attachments uuid[] not null default '{}',
  written_at timestamptz,
  seen_at timestamptz not null,
  primary key (workspace_id, thread_id, user_id),
  foreign key (workspace_id, user_id) references staff_user (workspace_id, id) on delete cascade,
  foreign key (workspace_id, thread_id) references mail_thread (workspace_id, id) on delete cascade
);
call protect_by_workspace('mail_desk');

-- A bulk mail: what it says, to whom, how far it is. States as in the specification: 1 temp, 2 in progress, 3 completed, 4 failed, 5 terminated.
create table task_group (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  action integer not null,
  state integer not null default 1 check (state between 1 and 5),
  mail_view text not null check (mail_view in ('Applications', 'InterestedPeople')),
  template_id uuid,
  title text not null default '',
  -- Per language: subject and body as they were confirmed.
  words jsonb not null default '{}',
  attachments uuid[] not null default '{}',
  total_tasks integer not null default 0,
  not_before timestamptz,
  paused_at timestamptz,
  created_by uuid,
  created_at timestamptz not null,
  finish_time timestamptz,
  version integer not null default 1,
  primary key (workspace_id, id)
);
create index task_group_newest on task_group (workspace_id, created_at desc, id);
call protect_by_workspace('task_group');

alter table mail_message
  add column direction text not null default 'out' check (direction in ('in', 'out')),
  add column thread_id uuid,
  add column adult_id uuid,
  add column task_group_id uuid,
  add column author_id uuid,
  add column template_id uuid,
  add column from_address text,
  add column from_name text,
  -- In the reply address and in the envelope sender: who knows it belongs to this mail.
  add column token text,
  add column in_reply_to text,
  add column reference_ids text[] not null default '{}',
  add column is_automatic boolean not null default false,
  -- News may be refused by whoever gets them; mails of the process may not.
  add column is_news boolean not null default false,
  add column is_note boolean not null default false,
  add column not_before timestamptz,
  add column claimed_by text,
  add column claimed_at timestamptz,
  add column maybe_twice boolean not null default false,
  add column bounced_at timestamptz,
  add column bounce_class text check (bounce_class in ('hard', 'soft', 'block', 'unknown')),
  add column bounce_code text,
  drop constraint mail_message_state_check,
  add constraint mail_message_state_check
    check (state in ('queued', 'sending', 'sent', 'held', 'failed', 'bounced', 'cancelled', 'received', 'note')),
  add foreign key (workspace_id, thread_id) references mail_thread (workspace_id, id) on delete cascade,
  add foreign key (workspace_id, task_group_id) references task_group (workspace_id, id) on delete set null (task_group_id);
create index mail_message_thread on mail_message (workspace_id, thread_id, created_at desc, id);
create index mail_message_due on mail_message (workspace_id, not_before, id) where state = 'queued';
create index mail_message_claimed on mail_message (workspace_id, claimed_by, id) where state = 'sending';
create unique index mail_message_token on mail_message (workspace_id, token) where token is not null;
create index mail_message_message_id on mail_message (workspace_id, message_id);
create index mail_message_task on mail_message (workspace_id, task_group_id, state) where task_group_id is not null;

-- Whom a bulk mail goes to, frozen when it was confirmed; whom it does not go to, and why.
create table task_recipient (
  workspace_id uuid not null references workspace (id) on delete cascade,
  task_group_id uuid not null,
  position integer not null,
  application_id uuid,
  waitlist_request_id uuid,
  name text not null,
  address text not null default '',
  language text not null check (language in ('de', 'fr')),
  state text not null check (state in ('waiting', 'written', 'excluded', 'terminated')),
  reason text,
  mail_id uuid,
  primary key (workspace_id, task_group_id, position),
  foreign key (workspace_id, task_group_id) references task_group (workspace_id, id) on delete cascade
);
create unique index task_recipient_once on task_recipient (workspace_id, task_group_id, lower(address)) where state <> 'excluded';
create index task_recipient_waiting on task_recipient (workspace_id, task_group_id, position) where state = 'waiting';
call protect_by_workspace('task_recipient');

-- What is known of an address: that it does not exist, that it wants no news.
create table mail_address (
  workspace_id uuid not null references workspace (id) on delete cascade,
  address text not null check (address = lower(address)),
  bounced_at timestamptz,
  bounce_code text,
  bounce_text text,
  soft_bounces integer not null default 0,
  complained_at timestamptz,
  refuses_news_at timestamptz,
  lifted_at timestamptz,
  lifted_by uuid,
  primary key (workspace_id, address)
);
call protect_by_workspace('mail_address');

-- Threads of the mails that are there already; what colleagues were told about a household is not part of its thread.
alter table mail_message no force row level security;
alter table mail_thread no force row level security;
alter table application no force row level security;
insert into mail_thread (workspace_id, id, application_id, contact_name, contact_address, subject, preview, last_at, last_direction, last_out_at, mails, search_text)
select distinct on (m.workspace_id, m.application_id) m.workspace_id, a.id, a.id, a.contact_name, a.contact_email, m.subject,
  left(regexp_replace(m.body_text, '\s+', ' ', 'g'), 140), m.created_at, 'out', m.created_at,
  (count(*) over (partition by m.workspace_id, m.application_id))::int,
  folded(a.contact_name || ' ' || coalesce(a.contact_email, '') || ' ' || m.subject)
from mail_message m join application a on a.workspace_id = m.workspace_id and a.id = m.application_id
where m.kind <> 'comment-mention' and m.kind not like 'staff-%'
order by m.workspace_id, m.application_id, m.created_at desc;
update mail_message m set thread_id = m.application_id
where m.kind <> 'comment-mention' and m.kind not like 'staff-%'
  and exists (select 1 from mail_thread t where t.workspace_id = m.workspace_id and t.id = m.application_id);
alter table application force row level security;
alter table mail_thread force row level security;
alter table mail_message force row level security;
