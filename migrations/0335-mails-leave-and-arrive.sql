-- 22.11.2026. Mails leave and arrive (decision 0335): in whose name, in which order, and what is known of where we read.

-- In whose name mails leave. Nothing does before somebody who reads the mails of that address has confirmed it.
create table mail_sender (
  workspace_id uuid primary key references workspace (id) on delete cascade,
  address text not null check (address = lower(address)),
  name text not null default '',
  token_hash bytea,
  token_until timestamptz,
  asked_by uuid,
  asked_at timestamptz not null,
  verified_at timestamptz,
  version integer not null default 1
);
call protect_by_workspace('mail_sender');

-- The line: mails of the process before bulk mails, in the order they were written.
drop index mail_message_due;
create index mail_message_line on mail_message (workspace_id, (task_group_id is not null), id) where state = 'queued';
